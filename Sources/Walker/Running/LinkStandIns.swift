import AppMap
import Boardwalk
import HeadlessUIKit
import InterfaceBuilder
import SceneAddressing

/// Makes the classes of linking conventions known to a running app that the program does not have.
@MainActor
struct LinkStandIns {
    /// What the stand-ins look their links up in while an app runs.
    struct Source {
        let scenes: AppScenes
        let links: LinkTable
    }

    static var source: Source?

    private var registered: [(name: String, module: String?)] = []

    /// Registers a class for every placeholder and view of the app that is a link, unless it shows a nib.
    mutating func register(for app: App) {
        for link in app.links where link.origin != .segue {
            if case .nib = link.target { continue }
            guard let element = element(of: link, in: app), let type = standIn(for: link, in: app) else { continue }
            register(type, for: element)
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
        if link.origin == .view {
            return IncludedSceneView.self
        }
        return switch link.presentation {
        case .root: ExternNavigationController.self
        case .embed: app[link.scene].isPlaceholder ? EmbeddedStoryboardLink.self : nil
        default: StoryboardLink.self
        }
    }

    private func element(of link: Link, in app: App) -> Element? {
        let scene = app[link.scene]
        guard link.origin == .view else { return scene.controller }
        return scene.scene.element.descendants.first { $0["id"] == link.objectID && $0.position == link.location.position }
    }
}

/// Stands in for a segue class of a linking convention: leads to the scene that the app's map says, and shows it as the
/// convention says.
final class LinkSegueStandIn: UIStoryboardSegue {
    private let presentation: LinkPresentation?

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        let segue = SegueInFlight.current
        presentation = segue?.presentation
        var scene = destination
        do throws(SceneError) {
            if let address = segue?.link?.address {
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

/// The segue that is being started, as the map knows it: segue objects are not told which segue of the document they are.
@MainActor
struct SegueInFlight {
    let link: LinkTable.Entry?
    let presentation: LinkPresentation?

    static var current: SegueInFlight?
}

/// Stands in for a view that shows a scene inside itself.
final class IncludedSceneView: UIView {
    private var isFilled = false

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !isFilled, let owner = Headless.controller(of: self) else { return }
        isFilled = true
        do throws(SceneError) {
            try fill(from: owner)
        } catch {
            Headless.raise(Headless.UIKitException(.invalidArgument, error.description))
        }
    }

    private func fill(from owner: UIViewController) throws(SceneError) {
        guard let source = LinkStandIns.source, let scene = source.scenes[owner], let id = Headless.objectID(of: self),
            let address = source.links.link(of: id, in: scene)?.address
        else { return }
        let child = try UIStoryboard.scene(at: address)
        owner.addChild(child)
        if let content = child.view {
            content.frame = bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(content)
        }
        child.didMove(toParent: owner)
    }
}
