import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// Performs every segue of real apps, each from where its kind can be performed.
@MainActor
@Suite(.serialized, .enabled(if: HeadlessCorpus.folder != nil))
struct CorpusSegueTests {
    @Test func `Every segue does what its kind says, or raises what its document makes it raise`() throws {
        var results: [String: Int] = [:]
        var problems: [String] = []
        for file in HeadlessCorpus.storyboards {
            file.use()
            let resolver = CorpusResolver(file)
            for scene in file.document.storyboard?.scenes ?? [] {
                guard let id = scene.viewController?.objectID, resolver.failures(ofScene: id).making.isEmpty else {
                    continue
                }
                for segue in SceneSegues(scene.segues).all where segue.way != .relationship {
                    var result = ""
                    let leaks = try Headless.leaks {
                        let outcome = CorpusOutcome(of: segue, from: id, resolver)
                        let stage = CorpusStage(segue, sceneID: id, of: file.name, outcome)
                        do {
                            result = try Headless.catching { try stage.perform() }
                        } catch let exception as Headless.UIKitException {
                            result = outcome.name(of: exception)
                        }
                        Headless.device = .iPhone
                    }
                    results["\(segue.kind.rawValue): \(result)", default: 0] += 1
                    let place = "\(file) \(id) \(segue.segue.objectID ?? "")"
                    problems += leaks.map { "\(place): \($0)" }
                    if result.hasPrefix("!") {
                        problems.append("\(place): \(result)")
                    }
                }
            }
        }
        print(results.map { "\($0.key) \($0.value)" }.sorted().joined(separator: "\n"))
        #expect(problems == [])
        #expect(results.values.reduce(0, +) > 300)
        let kinds = Set(results.keys.map { String($0.prefix { $0 != ":" }) })
        #expect(
            kinds.isSuperset(of: ["show", "push", "modal", "presentation", "custom", "unwind", "embed", "showDetail"]))
    }
}

/// What the documents alone say that a segue does.
@MainActor
struct CorpusOutcome {
    /// What is raised whatever happens; any of them.
    let raises: Set<String>
    /// What is raised where the destination's view is loaded.
    let mayRaise: Set<String>
    /// The element of the destination, for a segue that has one.
    let destination: Element?

    init(of segue: SegueTemplate, from sceneID: String, _ resolver: CorpusResolver) {
        var raises: Set<String> = []
        var mayRaise = resolver.failures(ofScene: sceneID).showing
        var destination: Element?
        if segue.way != .unwind, let id = segue.destinationID {
            let failures = resolver.failures(ofScene: id)
            raises = failures.making
            mayRaise.formUnion(failures.showing)
            if case .scene(let scene, _) = resolver.place(ofScene: id) {
                destination = scene.controller?.element
            }
        }
        if raises.isEmpty, segue.way != .embed {
            if segue.customClass != nil {
                raises = ["Could not create a segue of class '(null)'"]
            } else if segue.kind == .custom {
                raises = ["A segue must either have a performHandler"]
            }
        }
        self.raises = raises
        self.mayRaise = mayRaise
        self.destination = destination
    }

    /// The result for a report: one that starts with `!` is unexpected.
    func name(of exception: Headless.UIKitException) -> String {
        let expected = raises.union(mayRaise).first { exception.reason.contains($0) }
        return expected.map { "raises \($0)" } ?? "! \(exception.reason), expected \(raises)"
    }
}

/// The place from which a segue is performed.
@MainActor
struct CorpusStage {
    private let segue: SegueTemplate
    private let sceneID: String
    private let storyboardName: String
    private let outcome: CorpusOutcome

    init(_ segue: SegueTemplate, sceneID: String, of storyboardName: String, _ outcome: CorpusOutcome) {
        self.segue = segue
        self.sceneID = sceneID
        self.storyboardName = storyboardName
        self.outcome = outcome
    }

    /// - Returns: what happened, for a report; it starts with `!` where that was wrong.
    func perform() throws -> String {
        Headless.device = segue.way == .showDetail || isReplacing ? .iPad : .iPhone
        let storyboard = UIStoryboard(name: storyboardName, bundle: nil)
        guard let source = try storyboard.viewController(controllerID: sceneID) else { return "! no source" }
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { window.isHidden = true }
        let root = root(for: source)
        window.rootViewController = root
        window.makeKeyAndVisible()
        let taker = (root as? UINavigationController)?.viewControllers.first as? UnwindTaker
        if let taker {
            taker.show(source, sender: nil)
        }
        source.loadViewIfNeeded()
        try Headless.propagate()
        if segue.way == .embed {
            return embedAgain(from: source)
        }
        try source.performTriggered(segue, sender: source.view)
        try Headless.propagate()
        let result = result(in: root, source, taker)
        root.dismiss(animated: true)
        return outcome.raises.isEmpty ? result : "! \(result), expected \(outcome.raises)"
    }

    private var isReplacing: Bool {
        if case .replace = segue.way { true } else { false }
    }

    /// Navigation controllers cannot be pushed.
    private var pushes: Bool {
        outcome.destination?.name != "navigationController" && outcome.destination?.name != "splitViewController"
    }

    private func root(for source: UIViewController) -> UIViewController {
        let isContainer = source is UINavigationController || source is UISplitViewController
        switch segue.way {
        case .unwind:
            return UINavigationController(rootViewController: UnwindTaker())
        case .showDetail, .replace:
            let split = UISplitViewController()
            let primary = isContainer ? source : UINavigationController(rootViewController: source)
            split.viewControllers = [primary, UIViewController()]
            return split
        case .show, .push:
            return isContainer || !pushes ? source : UINavigationController(rootViewController: source)
        default:
            return source
        }
    }

    /// The scene is embedded already, as its container's view is loaded.
    private func embedAgain(from source: UIViewController) -> String {
        guard source.segueState.containers[segue.ownerID ?? ""]?.view != nil else { return "not installed" }
        do throws(UIKitException) {
            try source.performAllowed(segue, sender: nil)
            return "! embedded twice"
        } catch {
            let isKnown = error.reason.contains("unexpected subviews in the container view")
            let child = source.children.contains { $0.template?.element == outcome.destination }
            return isKnown && child ? "embedded, and raises when performed again" : "! \(error.reason)"
        }
    }

    private func result(in root: UIViewController, _ source: UIViewController, _ taker: UnwindTaker?) -> String {
        let expected = outcome.destination
        func isDestination(_ controller: UIViewController?) -> Bool { controller?.template?.element == expected }
        if let taker {
            let isBack = Headless.topmostController(in: taker.view.window ?? UIWindow()) === taker
            return taker.count == 1 && isBack ? "unwound" : "! not unwound"
        }
        if let split = root as? UISplitViewController, split !== source {
            return isDestination(split.viewControllers.last) ? "fills the detail" : "! not in the detail"
        }
        if let navigation = source.navigationController, isDestination(navigation.topViewController) {
            return "pushed"
        }
        return isDestination(root.presentedChain.last) ? "presented" : "! nothing shown"
    }
}

/// A controller below all others that takes every unwinding of the corpus.
class UnwindTaker: UIViewController, Headless.Connecting {
    var count = 0

    class var connections: [Headless.Connection] {
        HeadlessCorpus.unwindActions.map { .action($0, UnwindTaker.take(_:)) }
    }

    func take(_ segue: UIStoryboardSegue) {
        count += 1
    }
}

extension HeadlessCorpus {
    /// The actions of all unwind segues.
    static let unwindActions = Set(
        storyboards.flatMap { $0.document.storyboard?.scenes ?? [] }.flatMap { $0.segues.compactMap(\.unwindAction) }
    ).sorted()
}
