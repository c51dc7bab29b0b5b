/// Why a flow could not be presented or dismissed. Nothing has changed on screen then.
public enum FlowError: Error, Hashable, Sendable {
    /// The flow is presented already.
    case isPresented(flow: String)
    /// The flow is not presented, or not any more.
    case isNotPresented(flow: String)
    /// The view controller has no flow to dismiss.
    case presentsNoFlow(viewController: String)
    /// Nobody says where to present the flow.
    case delegateMissing(flow: String)
    /// The delegate gave no view controller to present the flow.
    case presenterMissing(flow: String, delegate: String)
    /// The view controller that is to present the flow is not in a window.
    case presenterIsOffScreen(flow: String, presenter: String)
    /// The view controller that is to present the flow, or the container around it, presents something else.
    case presenterIsPresenting(flow: String, presenter: String, presented: String)
    /// UIKit did not present the flow.
    case presentationRefused(flow: String, presenter: String)
    /// The view of a popover's anchor is not in a window.
    case anchorIsOffScreen(flow: String, anchor: String)
    /// The flow begins with a navigation controller that holds nothing that could be pushed.
    case nothingToPush(flow: String)
    /// The scene is a split view controller, which UIKit does not allow in a navigation controller.
    case cannotBePushed(SceneAddress, flow: String)
    /// The storyboard, or a scene of it, could not be made.
    case scene(SceneError)
}

extension FlowError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .isPresented(let flow):
            "\(flow) is presented already. Make another \(flow), or wait until this one has ended."
        case .isNotPresented(let flow):
            "\(flow) is not presented. Ask 'isPresented' before dismissing it."
        case .presentsNoFlow(let viewController):
            "\(viewController) neither presents a flow nor is in one. Ask 'presentedStoryboardController' first."
        case .delegateMissing(let flow):
            "\(flow) has no delegate to say where it is presented. Set 'delegate', which is weak, or call 'present(from:)' "
                + "with a view controller."
        case .presenterMissing(let flow, let delegate):
            "\(delegate) gave no view controller for \(flow). Return one from 'viewController(presenting:)'."
        case .presenterIsOffScreen(let flow, let presenter):
            "\(presenter) is not in a window and cannot present \(flow). Present it from a view controller on screen, "
                + "'viewDidAppear' at the earliest."
        case .presenterIsPresenting(let flow, let presenter, let presented):
            "\(presenter) presents \(presented) and cannot present \(flow) too. Dismiss that first, or present from it."
        case .presentationRefused(let flow, let presenter):
            "UIKit did not present \(flow) from \(presenter). Wait until the transition under way has ended."
        case .anchorIsOffScreen(let flow, let anchor):
            "The popover of \(flow) is to point at a \(anchor) that is not in a window. Anchor it to a view on screen."
        case .nothingToPush(let flow):
            "\(flow) begins with a navigation controller that has no root view controller. Give it one in the storyboard."
        case .cannotBePushed(let address, let flow):
            "The scene '\(address)' of \(flow) is a split view controller, which cannot be pushed. Enter at another scene."
        case .scene(let error):
            error.description
        }
    }
}

extension FlowError: LocalizedError {
    public var errorDescription: String? { description }
}
