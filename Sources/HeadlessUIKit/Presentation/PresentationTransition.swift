extension UIPresentationController {
    private var isCustom: Bool { style == .custom }

    /// Starts a presentation; it ends before the call returns, unless it is held open.
    func present(
        from presenter: UIViewController, source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) throws(UIKitException) {
        self.presenter = presenter
        self.source = source
        let shown = try adapt(to: windowTraits)
        link(shown, to: presenter)
        do {
            try start(shown, from: presenter, source: source, animated: animated, completion: completion)
        } catch {
            unlink(from: presenter)
            throw error
        }
    }

    private func start(
        _ shown: UIViewController, from presenter: UIViewController, source: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) throws(UIKitException) {
        let transition = Transition(
            from: presenter, to: shown, isAnimated: animated, presentationStyle: effectiveStyle)
        take(transition)
        try tellAdaptedStyle(with: transition)
        shown.isBeingPresented = true
        try shown.loadViewThrowing()
        makeContainer()
        if isCustom { Headless.note(self, "presentationTransitionWillBegin") }
        presentationTransitionWillBegin()
        try Headless.propagate()
        let removes = removesPresenter
        if removes {
            try presenter.appearance(.willDisappear, animated: animated, includesPresented: false)
        }
        try shown.appearance(.willAppear, animated: animated)
        addPresentedView()
        try shown.appearance(.isAppearing, animated: animated)
        container?.layoutIfNeeded()
        let animation = try PresentationAnimation.presenting(shown, by: self, source: source, transition: transition)
        try transition.run(animation) { [self] completed throws(UIKitException) in
            take(nil)
            if completed {
                try finishPresenting(shown, from: presenter, removes: removes, animated: animated)
            } else {
                try cancelPresenting(shown, from: presenter, removes: removes, animated: animated)
            }
            if isCustom { Headless.note(self, "presentationTransitionDidEnd") }
            presentationTransitionDidEnd(completed)
            try Headless.propagate()
            if completed {
                completion?()
            }
        }
    }

    private func finishPresenting(
        _ shown: UIViewController, from presenter: UIViewController, removes: Bool, animated: Bool
    ) throws(UIKitException) {
        try shown.appearance(.didAppear, animated: animated)
        shown.isBeingPresented = false
        guard removes else { return }
        try presenter.appearance(.didDisappear, animated: animated, includesPresented: false)
        // What came up in those calls may have taken the presentation back.
        guard presenter.presentation.presented === shown else { return }
        removePresenterView()
        hidesPresenter = true
    }

    private func cancelPresenting(
        _ shown: UIViewController, from presenter: UIViewController, removes: Bool, animated: Bool
    ) throws(UIKitException) {
        try shown.appearance(.willDisappear, animated: animated)
        try shown.appearance(.didDisappear, animated: animated)
        if removes {
            try presenter.appearance(.willAppear, animated: animated, includesPresented: false)
            try presenter.appearance(.isAppearing, animated: animated, includesPresented: false)
            try presenter.appearance(.didAppear, animated: animated, includesPresented: false)
        }
        unlink(from: presenter)
    }

    // MARK: Dismissing

    /// Starts the dismissal of the presented controller and all above it.
    ///
    /// - Parameters:
    ///   - isInteractive: whether a user's finger does it.
    ///   - willStart: called when the transition is there and nothing has changed yet.
    func dismiss(
        animated: Bool, isInteractive: Bool = false, willStart: () -> Void = {}, completion: (() -> Void)?
    ) throws(UIKitException) {
        guard let presenter else { return }
        let shown = shown
        let transition = Transition(
            from: shown, to: presenter, isAnimated: animated, isInteractive: isInteractive,
            presentationStyle: effectiveStyle)
        take(transition)
        willStart()
        try Headless.propagate()
        for controller in shown.presentedChain {
            controller.isBeingDismissed = true
        }
        if isCustom { Headless.note(self, "dismissalTransitionWillBegin") }
        dismissalTransitionWillBegin()
        try Headless.propagate()
        let returns = hidesPresenter
        try shown.appearance(.willDisappear, animated: animated)
        if returns {
            hidesPresenter = false
            try presenter.appearance(.willAppear, animated: animated, includesPresented: false)
            restorePresenterView()
            try presenter.appearance(.isAppearing, animated: animated, includesPresented: false)
            presenter.viewIfLoaded?.layoutIfNeeded()
        }
        let chain = shown.presentedChain
        transition.animate(alongsideTransition: nil) { context in
            guard !context.isCancelled else { return }
            chain.forEach(Headless.tellDeparture)
        }
        let animation = try PresentationAnimation.dismissing(shown, by: self, transition: transition)
        try transition.run(animation) { [self] completed throws(UIKitException) in
            take(nil)
            if completed {
                try finishDismissing(shown, to: presenter, returns: returns, animated: animated)
            } else {
                try cancelDismissing(shown, to: presenter, returns: returns, animated: animated)
            }
            if isCustom { Headless.note(self, "dismissalTransitionDidEnd") }
            dismissalTransitionDidEnd(completed)
            try Headless.propagate()
            if completed {
                completion?()
            }
        }
    }

    private func finishDismissing(
        _ shown: UIViewController, to presenter: UIViewController, returns: Bool, animated: Bool
    ) throws(UIKitException) {
        if returns {
            try presenter.appearance(.didAppear, animated: animated, includesPresented: false)
        }
        try shown.appearance(.didDisappear, animated: animated)
        unlink(from: presenter)
    }

    private func cancelDismissing(
        _ shown: UIViewController, to presenter: UIViewController, returns: Bool, animated: Bool
    ) throws(UIKitException) {
        if returns {
            try presenter.appearance(.willDisappear, animated: animated, includesPresented: false)
            removePresenterView()
            try presenter.appearance(.didDisappear, animated: animated, includesPresented: false)
        }
        for controller in shown.presentedChain {
            controller.isBeingDismissed = false
        }
        try shown.appearance(.willAppear, animated: animated)
        try shown.appearance(.isAppearing, animated: animated)
        try shown.appearance(.didAppear, animated: animated)
        hidesPresenter = returns
    }

    // MARK: Links

    /// Whether the presenter disappears. Inside a popover it never does.
    var removesPresenter: Bool {
        shouldRemovePresentersView && presenter?.nearestPresented?.presentation.controller?.effectiveStyle != .popover
    }

    private func take(_ transition: Transition?) {
        presenter?.presentation.transition = transition
        shown.presentation.transition = transition
    }

    private func link(_ shown: UIViewController, to presenter: UIViewController) {
        presenter.presentation.presented = shown
        shown.presentation.presenting = presenter
        shown.presentation.controller = self
        let usesContext = effectiveStyle.isInContext && presenter.providesPresentationContextTransitionStyle
        transitionStyle = (usesContext ? presenter : shown).modalTransitionStyle
    }

    /// Takes the presented controller and all above it off the screen.
    private func unlink(from presenter: UIViewController) {
        guard let first = presenter.presentation.presented else { return }
        presenter.presentation.presented = nil
        for controller in first.presentedChain {
            let manager = controller.presentation.controller
            controller.isBeingPresented = false
            controller.isBeingDismissed = false
            controller.viewIfLoaded?.removeFromSuperview()
            manager?.container?.removeFromSuperview()
            manager?.hidesPresenter = false
            manager?.presentedViewController.presentation.reset()
            controller.presentation.presented = nil
            controller.presentation.reset()
        }
    }
}

extension UIViewController {
    /// The controller and all that are presented above it, from the bottom.
    var presentedChain: [UIViewController] {
        Array(sequence(first: self) { $0.presentation.presented })
    }
}
