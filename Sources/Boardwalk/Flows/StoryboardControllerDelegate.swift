/// Says where a flow is presented, and learns how it ended.
@MainActor
public protocol StoryboardControllerDelegate: AnyObject {
    /// The view controller that presents the flow.
    ///
    /// A navigation controller pushes the flow's first scene; any other view controller, which must be on screen, presents
    /// it modally.
    func viewController(presenting storyboardController: AnyStoryboardController) -> UIViewController?

    /// The storyboard identifier of the scene that the flow starts with; nil, as by default, for the storyboard's initial
    /// view controller.
    func firstSceneIdentifier(of storyboardController: AnyStoryboardController) -> String?

    /// The flow has ended and is off the screen. Called exactly once for each presentation.
    ///
    /// ```swift
    /// switch outcome {
    /// case .finished(let order as Order): show(order)
    /// case .finished, .cancelled, .left: break
    /// }
    /// ```
    func storyboardController(
        _ storyboardController: AnyStoryboardController, didEnd outcome: FlowOutcome<Any>)
}

extension StoryboardControllerDelegate {
    public func firstSceneIdentifier(of storyboardController: AnyStoryboardController) -> String? { nil }

    public func storyboardController(
        _ storyboardController: AnyStoryboardController, didEnd outcome: FlowOutcome<Any>
    ) {}
}
