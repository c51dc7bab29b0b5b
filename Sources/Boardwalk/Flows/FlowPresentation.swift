extension AnyStoryboardController {
    /// Presents the flow where its delegate says: a navigation controller pushes the first scene, any other view controller
    /// presents it modally.
    ///
    /// A first scene that is a navigation controller is not pushed itself, but what is in it. A split view controller, which
    /// UIKit cannot push, is presented.
    /// - Parameter addresses: scenes that become the back stack in place of the first scene, the last on top.
    /// - Throws: ``FlowError``; nothing has been shown then.
    public final func present(entering addresses: [SceneAddress] = [], animated: Bool = true) throws(FlowError) {
        try presentByDelegate(entering: addresses, anchor: nil, animated: animated)
    }

    /// Presents the flow from the delegate's view controller in a popover that points at a rectangle.
    ///
    /// - Parameter rect: in the view's coordinates, in points.
    /// - Throws: ``FlowError``; nothing has been shown then.
    public final func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection = .any, animated: Bool = true
    ) throws(FlowError) {
        try presentByDelegate(
            anchor: .rect(rect, in: view, permittedArrowDirections: permittedArrowDirections), animated: animated)
    }

    /// Presents the flow from the delegate's view controller in a popover that points at a button of a bar. The other
    /// buttons of the bar can still be tapped.
    ///
    /// - Throws: ``FlowError``; nothing has been shown then.
    public final func present(
        from barButtonItem: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection = .any, animated: Bool = true
    ) throws(FlowError) {
        try presentByDelegate(
            anchor: .barButtonItem(barButtonItem, permittedArrowDirections: permittedArrowDirections), animated: animated)
    }

    private func presentByDelegate(
        entering addresses: [SceneAddress] = [], anchor: FlowAnchor?, animated: Bool
    ) throws(FlowError) {
        guard stay == nil else { throw .isPresented(flow: name) }
        guard let delegate else { throw .delegateMissing(flow: name) }
        guard let presenter = delegate.viewController(presenting: self) else {
            throw .presenterMissing(flow: name, delegate: String(describing: type(of: delegate)))
        }
        try begin(from: presenter, entering: addresses, anchor: anchor, animated: animated)
    }

    /// Presents the flow.
    ///
    /// - Parameter completion: called when the flow is on screen.
    final func begin(
        from presenter: UIViewController, entering addresses: [SceneAddress], anchor: FlowAnchor?, animated: Bool,
        completion: (() -> Void)? = nil
    ) throws(FlowError) {
        guard stay == nil, !isPreparing else { throw .isPresented(flow: name) }
        defer { earlyEnd = nil }
        let navigationController = anchor == nil ? presenter as? UINavigationController : nil
        let entry = try entry(
            first: delegate?.firstSceneIdentifier(of: self) ?? firstSceneIdentifier, addresses: addresses,
            pushes: navigationController != nil)
        switch entry {
        case .stack(let scenes):
            guard let navigationController else { return }
            let stay = start(with: entry, isPushed: true, presenter: presenter)
            push(scenes, on: navigationController, stay, animated: animated, completion: completion)
            earlyEnd?()
        case .root(let root):
            try checkCanPresent(presenter, anchor)
            if let anchor {
                anchor.apply(to: root, presenter: presenter)
            } else if root.modalPresentationStyle == .popover, let view = presenter.view {
                root.popoverPresentationController?.anchorIfNeeded(toMiddleOf: view)
            }
            let stay = start(with: entry, isPushed: false, presenter: presenter)
            presenter.present(root, animated: animated) { [weak self] in
                self?.settle(stay, completion)
            }
            guard self.stay !== stay || root.presentingViewController != nil else {
                _ = leave()
                throw .presentationRefused(flow: name, presenter: String(describing: type(of: presenter)))
            }
            earlyEnd?()
        }
    }

    /// UIKit only logs why it does not present.
    private func checkCanPresent(_ presenter: UIViewController, _ anchor: FlowAnchor?) throws(FlowError) {
        let presenterName = String(describing: type(of: presenter))
        if let presented = presenter.presentedViewController {
            throw .presenterIsPresenting(
                flow: name, presenter: presenterName, presented: String(describing: type(of: presented)))
        }
        // A scene in a tab that is not shown can present, since the container does.
        let container = Array(sequence(first: presenter, next: \.parent)).last
        guard container?.viewIfLoaded?.window != nil else {
            throw .presenterIsOffScreen(flow: name, presenter: presenterName)
        }
        if let offScreen = anchor?.offScreen {
            throw .anchorIsOffScreen(flow: name, anchor: offScreen)
        }
    }

    private func start(with entry: FlowEntry, isPushed: Bool, presenter: UIViewController) -> FlowStay {
        let stay = FlowStay(of: entry.root, isPushed: isPushed, presenter: presenter)
        self.stay = stay
        forgetResult()
        FlowPresence.add(self)
        FlowTie.tie(self, to: entry.root)
        return stay
    }

    /// A navigation controller in a transition is waited for. A flow that code ends meanwhile is not shown at all, nor one
    /// whose navigation controller dies.
    private func push(
        _ scenes: [UIViewController], on navigationController: UINavigationController, _ stay: FlowStay, animated: Bool,
        completion: (() -> Void)?
    ) {
        if let coordinator = navigationController.transitionCoordinator {
            coordinator.animate(alongsideTransition: nil) { [weak self, weak navigationController] _ in
                guard let self, self.stay === stay else { return }
                guard let navigationController, stay.departure == nil else { return self.settle(stay, nil) }
                self.push(scenes, on: navigationController, stay, animated: animated, completion: completion)
            }
            return
        }
        if scenes.count == 1 {
            navigationController.pushViewController(scenes[0], animated: animated)
        } else {
            navigationController.setViewControllers(navigationController.viewControllers + scenes, animated: animated)
        }
        if let coordinator = navigationController.transitionCoordinator {
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.settle(stay, completion) }
        } else {
            UIKitHooks.afterwards { [weak self] in self?.settle(stay, completion) }
        }
    }

    private func settle(_ stay: FlowStay, _ completion: (() -> Void)?) {
        guard self.stay === stay else { return }
        stay.isSettled = true
        completion?()
        FlowPresence.check()
    }
}
