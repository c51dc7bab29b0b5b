extension UIStoryboard {
    /// The storyboard controller that loaded the storyboard; nil where none did, or where it is gone.
    public var controller: AnyStoryboardController? { FlowMembership.controller(of: self) }
}

extension UIViewController {
    /// The innermost flow that the view controller came out of, however deep: as a scene of its storyboard or of one that a
    /// segue led to, or else because such a scene contains, pushed or presented it.
    public var storyboardController: AnyStoryboardController? { FlowMembership.flow(of: self) }

    /// The flow that this view controller was asked to present, which for a navigation controller means to push; the last of
    /// several. Nil where it presents none.
    public var presentedStoryboardController: AnyStoryboardController? {
        FlowPresence.flows.last { flow in
            guard let stay = flow.stay else { return false }
            return stay.presenter === self || stay.root.map { $0.presentingViewController === self } == true
        }
    }

    /// Presents a flow: a navigation controller pushes the first scene, any other view controller presents it modally.
    ///
    /// - Parameters:
    ///   - addresses: scenes that become the back stack in place of the first scene, the last on top.
    ///   - completion: called when the flow is on screen.
    /// - Throws: ``FlowError``; nothing has been shown then.
    public func present(
        _ storyboardController: AnyStoryboardController, entering addresses: [SceneAddress] = [], animated: Bool,
        completion: (() -> Void)? = nil
    ) throws(FlowError) {
        try storyboardController.begin(
            from: self, entering: addresses, anchor: nil, animated: animated, completion: completion)
    }

    /// Takes away the flow that this view controller presents, else the one that it is in. It ends as
    /// ``FlowOutcome/cancelled``.
    ///
    /// - Parameter completion: called when the flow is off the screen and its end has been told.
    /// - Throws: ``FlowError/presentsNoFlow(viewController:)``, ``FlowError/isNotPresented(flow:)``
    public func dismissStoryboardController(animated: Bool, completion: (() -> Void)? = nil) throws(FlowError) {
        guard let flow = presentedStoryboardController ?? storyboardController else {
            throw .presentsNoFlow(viewController: String(describing: type(of: self)))
        }
        try flow.dismiss(animated: animated, completion: completion)
    }
}
