/// Which flow a view controller came out of.
@MainActor
enum FlowMembership {
    private struct Reference {
        weak var flow: AnyStoryboardController?
    }

    private static let controllers = Associated<Reference>()
    private static let storyboards = Associated<Reference>()
    /// Whether the app has ever had a flow: without one nobody need be asked, however high a stack is.
    private static var hasFlows = false

    static func controller(of storyboard: UIStoryboard) -> AnyStoryboardController? {
        storyboards[storyboard]?.flow
    }

    static func setController(_ flow: AnyStoryboardController, of storyboard: UIStoryboard) {
        hasFlows = true
        storyboards[storyboard] = Reference(flow: flow)
    }

    /// The flow whose storyboard, or one that it led to, has the scene.
    static func own(of controller: UIViewController) -> AnyStoryboardController? {
        controller.storyboard.flatMap(Self.controller) ?? controllers[controller]?.flow
    }

    /// The innermost flow that a view controller is in: its own, else that of what leads to it.
    static func flow(of controller: UIViewController) -> AnyStoryboardController? {
        guard hasFlows else { return nil }
        var next: UIViewController? = controller
        while let place = next {
            if let flow = own(of: place) {
                return flow
            }
            next = place.sceneBefore ?? place.parent ?? place.presentingViewController.map(\.sceneInFront)
        }
        return nil
    }

    /// Makes a scene that is not of the flow's own storyboard one of the flow.
    static func attach(_ controller: UIViewController, to flow: AnyStoryboardController?) {
        guard controller.storyboard.flatMap(Self.controller) == nil else { return }
        hasFlows = hasFlows || flow != nil
        controllers[controller] = flow.map { Reference(flow: $0) }
    }

    /// A segue leads on within a flow, into other storyboards too. One that leads back, to what is on screen already, does
    /// not take it along.
    static func pass(from source: UIViewController, to destination: UIViewController) {
        guard !destination.isInPlace else { return }
        attach(destination, to: flow(of: source))
    }
}

extension UIViewController {
    /// The scene below in the stack of a navigation controller.
    fileprivate var sceneBefore: UIViewController? {
        guard let stack = (parent as? UINavigationController)?.viewControllers,
            let index = stack.firstIndex(where: { $0 === self }), index > 0
        else { return nil }
        return stack[index - 1]
    }

    /// The scene that a container shows, as far as it can be known. UIKit names the container as the presenter where a scene
    /// in it presents.
    var sceneInFront: UIViewController {
        var scene = self
        while let inner = scene.shownChild {
            scene = inner
        }
        return scene
    }

    private var shownChild: UIViewController? {
        switch self {
        case let container as UINavigationController: container.topViewController
        case let container as UITabBarController: container.selectedViewController
        case let container as UISplitViewController: container.viewControllers.last
        default: children.count == 1 ? children.first : nil
        }
    }

    /// Whether the view controller is somewhere on screen, or behind something that is.
    fileprivate var isInPlace: Bool {
        parent != nil || presentingViewController != nil || presentedViewController != nil || viewIfLoaded?.window != nil
    }
}
