import AppMap
import Boardwalk
import HeadlessUIKit
import InterfaceBuilder

/// An app that runs on a device without a screen, as far as its documents go.
@MainActor
final class RunningApp {
    let app: App
    let device: WalkDevice
    let scenes: AppScenes
    private let links: LinkTable
    private let included: IncludedScenes
    private let loader: AppLoader
    private let isPartOfApp: Bool
    private let prepared: Headless.PreparedDocuments?
    private let answersUnwinding: (@Sendable (String, String) -> Bool?)?
    private var standIns = LinkStandIns()
    private(set) var window: UIWindow?
    private var outside: Outside?
    /// How many controllers have been looked at since the app began to run.
    private(set) var looks = 0

    /// What was set before the app ran.
    private struct Outside {
        let loader: any Headless.Loading
        let device: Headless.Device
        let segueStandIn: Headless.SegueStandIn?
        let unwindStandIn: Headless.UnwindStandIn?
        let log: Headless.Log
    }

    /// - Parameters:
    ///   - app: the app as the device loads it.
    ///   - prepared: what has been prepared of the same documents.
    init(
        _ app: App, device: WalkDevice, answersUnwinding: (@Sendable (String, String) -> Bool?)?, isPartOfApp: Bool = false,
        prepared: Headless.PreparedDocuments? = nil
    ) {
        self.prepared = prepared
        self.isPartOfApp = isPartOfApp
        self.app = app
        self.device = device
        self.answersUnwinding = answersUnwinding
        scenes = AppScenes(app)
        links = LinkTable(app)
        included = IncludedScenes(app)
        loader = AppLoader(app, unread: UnreadStoryboards(of: app))
    }

    // MARK: Running

    /// Runs code while the app's documents and classes are in force, and leaves everything else as it was.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        begin()
        defer { end() }
        return try body()
    }

    /// Puts the app's documents and classes in force.
    func begin() {
        outside = Outside(
            loader: Headless.loader, device: Headless.device, segueStandIn: Headless.segueStandIn,
            unwindStandIn: Headless.unwindStandIn, log: Headless.log)
        Headless.device = device == .iPad ? .iPad : .iPhone
        Headless.loader = loader
        if let prepared { Headless.prepared = prepared }
        standIns.register(for: app)
        ExternalScenes.activate()
        ExternalScenes.knownAddress = { [scenes, links] placeholder in
            scenes[placeholder].flatMap { links.link(of: $0)?.address }
        }
        Headless.segueStandIn = { [scenes, links] className, kind, _ in
            SegueInFlight.current = Headless.segueInMaking.flatMap { made in
                guard let id = made.objectID, let scene = scenes[made.source] else { return nil }
                return SegueInFlight(link: links.link(of: id, in: scene), presentation: links.presentation(of: id, in: scene))
            }
            if SegueInFlight.current?.link != nil || SegueInFlight.current?.presentation != nil {
                return LinkSegueStandIn.self
            }
            return className == nil ? nil : kind == .custom ? CustomSegueStandIn.self : UIStoryboardSegue.self
        }
        Headless.unwindStandIn = { [answersUnwinding] controller, action, _ in
            // Without sources any class of the app may have the action; the source itself is never asked.
            answersUnwinding?(Headless.declaredClassName(of: controller), action) ?? true
        }
    }

    /// Takes the app off the screen and restores what was in force before.
    func end() {
        stop()
        standIns.unregister()
        ExternalScenes.knownAddress = nil
        SegueInFlight.current = nil
        guard let outside else { return }
        Headless.loader = outside.loader
        Headless.device = outside.device
        Headless.segueStandIn = outside.segueStandIn
        Headless.unwindStandIn = outside.unwindStandIn
        Headless.log = outside.log
        self.outside = nil
    }

    /// Whether what containers hid and hide still is taken to be as it was: true where nothing but steps changes the app,
    /// and the device stays as it is.
    var keepsHidden = false
    /// What was on screen when it was looked at last, if that still holds.
    var latest: Stage?

    /// What is on screen.
    var stage: Stage {
        let stage = Stage(window, scenes, after: latest, looks: &looks)
        latest = keepsHidden ? stage : nil
        return stage
    }

    /// Takes everything off the screen.
    func stop() {
        latest = nil
        // What was left by an exception may raise others when it goes.
        try? Headless.catching {
            window?.isHidden = true
            window?.rootViewController = nil
        }
        window = nil
    }

    /// Starts with a scene.
    ///
    /// - Throws: what UIKit raises.
    func start(_ start: Start) throws {
        stop()
        try Headless.catching {
            guard let root = try make(start) else { return }
            let window = UIWindow(frame: UIScreen.main.bounds)
            self.window = window
            window.rootViewController = root
            window.makeKeyAndVisible()
            settle()
        }
    }

    private func make(_ start: Start) throws -> UIViewController? {
        let scene = app[start.scene]
        let storyboard = Headless.storyboard(
            named: app[scene.storyboard].name, in: .identifier(AppLoader.itself(scene.storyboard)))
        let made = scene.isInitial
            ? storyboard?.instantiateInitialViewController()
            : scene.identifier.flatMap { storyboard?.instantiateViewController(withIdentifier: $0) }
                ?? storyboard.flatMap { try? Headless.makeScene(ofController: scene.objectID, in: $0) }
        guard let made else { return nil }
        switch start {
        case .entry: return made
        case .initial where !isPartOfApp: return made
        case .initial, .code, .chosen:
            // Code shows scenes in a navigation controller as a rule, and no push is then wrong for want of one.
            return made.isContainer ? made : UINavigationController(rootViewController: made)
        }
    }

    // MARK: Steps

    /// Lays everything out and fills what shows scenes inside itself.
    func settle() {
        window?.layoutIfNeeded()
        guard !included.isEmpty else { return }
        // A scene that includes itself would go on without end.
        for _ in 0..<Self.deepestInclusion {
            guard included.fill(stage) else { return }
            window?.layoutIfNeeded()
        }
    }

    /// Real apps include scenes in scenes three or four times.
    private static let deepestInclusion = 16

    /// What stood in the way of a user's touch, and what UIKit printed.
    struct Report {
        var obstacle: Headless.Refusal?
        var log: [String] = []
    }

    /// Starts a segue of a scene on the stage. What lies over the object that starts it, or out of sight, is no obstacle: that
    /// is a matter of the layout, of which the documents tell only a part.
    ///
    /// - Throws: what UIKit raises.
    func start(_ way: Way, from controller: UIViewController) throws -> Report {
        guard let id = way.objectID else { return Report() }
        var report = Report()
        report.log = try act { report.obstacle = try Headless.startSegue(id, of: controller, mindingPlace: false) }
        return report
    }

    /// Does what a user or the system does.
    ///
    /// - Returns: what UIKit printed.
    /// - Throws: what UIKit raises; `Refusal` where a user could not do it.
    func act(_ body: () throws -> Void) throws -> [String] {
        defer { Headless.log.clear() }
        let log = try Headless.logging {
            try body()
            try Headless.catching { settle() }
        }
        // Of classes that the program does not have UIKit would print nothing in the app itself.
        return log.filter { !$0.hasPrefix("Unknown class ") }
    }

    /// Shows a tab as a tap on it does.
    ///
    /// - Throws: what UIKit raises.
    func select(_ child: UIViewController, of tabBarController: UITabBarController) throws {
        try Headless.catching {
            tabBarController.selectedViewController = child
            settle()
        }
    }

    /// Brings a column of a split view in that is not on screen, as a swipe from the side does.
    ///
    /// - Throws: what UIKit raises.
    func reveal(_ relationship: String?, of split: UISplitViewController) throws {
        try Headless.catching {
            if split.style == .unspecified {
                split.preferredDisplayMode = .oneOverSecondary
            } else {
                split.show(relationship == "supplementaryViewController" ? .supplementary : .primary)
            }
            settle()
        }
    }

    /// Goes back one step in a stack.
    ///
    /// - Throws: what UIKit raises.
    func goBack(in navigationController: UINavigationController) throws {
        try Headless.catching {
            navigationController.popViewController(animated: true)
            settle()
        }
    }
}

/// Stands in for a custom segue of the app's own: pushes where that is possible, else presents. What the app's class really
/// does only its source tells.
final class CustomSegueStandIn: UIStoryboardSegue {
    override func perform() {
        if destination.isContainer {
            present(animated: true)
        } else {
            push(animated: true)
        }
    }
}

extension UIViewController {
    /// Whether the controller shows others and is not itself shown by a navigation controller.
    fileprivate var isContainer: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
    }
}
