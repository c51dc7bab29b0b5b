import AppMap
import Boardwalk
import HeadlessUIKit
import InterfaceBuilder
import SceneAddressing

/// Makes the classes of linking conventions known to a running app that the program does not have.
@MainActor
struct LinkStandIns {
    private var registered: [(name: String, module: String?)] = []

    /// Registers a class for every placeholder of the app, unless it shows a nib.
    mutating func register(for app: App) {
        for link in app.loaded.links where link.origin == .scene {
            if case .nib = link.target { continue }
            guard let type = standIn(for: link, in: app) else { continue }
            register(type, for: app[link.scene].controller)
        }
    }

    /// Takes all registrations back.
    mutating func unregister() {
        for (name, module) in registered {
            Headless.unregister(name, module: module)
        }
        registered = []
    }

    private mutating func register(_ type: AnyClass, for element: Element) {
        guard let customClass = ViewController(element).customClass,
            !["viewControllerPlaceholder", "controllerPlaceholder"].contains(element.name),
            NSClassFromString("\(customClass.module ?? "").\(customClass.name)") == nil
        else { return }
        for module in customClass.inheritsModuleFromTarget ? [customClass.module, nil] : [customClass.module] {
            Headless.register(type, as: customClass.name, module: module)
            registered.append((customClass.name, module))
        }
    }

    /// The class that does what the convention's class does; nil where the scene is more than a link.
    private func standIn(for link: Link, in app: App) -> AnyClass? {
        switch link.presentation {
        case .root: ExternNavigationController.self
        case .embed: app[link.scene].isPlaceholder ? EmbeddedStoryboardLink.self : nil
        default: StoryboardLink.self
        }
    }
}

/// Stands in for a segue class of a linking convention: leads to the scene that the app's map says, and shows it as the
/// convention says.
final class LinkSegueStandIn: UIStoryboardSegue {
    private let presentation: LinkPresentation?
    /// Whether the segue's identifier names nothing, so that there is nothing to show.
    private let isVain: Bool

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        let segue = SegueInFlight.current
        presentation = segue?.presentation
        isVain = segue?.link?.namesNothing ?? false
        var scene = destination
        do throws(SceneError) {
            if let failure = segue?.link?.failure, !isVain, !failure.isOfClassAlone {
                Headless.raise(Headless.UIKitException(failure, segue?.link?.exception))
            } else if let address = segue?.link?.address {
                scene = try UIStoryboard.scene(at: address)
            } else if let placeholder = destination as? StoryboardLink {
                scene = try placeholder.realScene()
            }
        } catch {
            Headless.raise(Headless.UIKitException(.invalidArgument, error.description))
        }
        super.init(identifier: identifier, source: source, destination: scene)
        if presentation == .popover {
            scene.modalPresentationStyle = .popover
        }
    }

    override func perform() {
        guard !isVain else { return }
        switch presentation {
        case .push: push(animated: true)
        case .show: show(animated: true)
        case .showDetail: showDetail(animated: true)
        case .modal: present(animated: true)
        case .popover: presentPopover(at: nil, animated: true)
        case .replace: replaceRoot(animated: true)
        case .asSegueKind, .embed, .root, nil: super.perform()
        }
    }
}

extension LinkTable.Entry {
    fileprivate var namesNothing: Bool {
        switch failure?.reason {
        case .namesNothing, .identifierUnreadable: true
        default: false
        }
    }
}

extension LinkFailure {
    /// Whether UIKit does what the segue says as if there were no linking class.
    fileprivate var isOfClassAlone: Bool { if case .segueClassIgnored = reason { true } else { false } }
}

extension Headless.UIKitException {
    fileprivate init(_ failure: LinkFailure, _ exception: FindingException?) {
        self.init(.invalidArgument, exception?.reason ?? failure.description)
    }
}

/// The segue that is being started, as the map knows it: segue objects are not told which segue of the document they are.
@MainActor
struct SegueInFlight {
    let link: LinkTable.Entry?
    let presentation: LinkPresentation?

    static var current: SegueInFlight?
}
