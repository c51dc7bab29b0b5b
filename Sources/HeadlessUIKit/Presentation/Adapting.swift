extension UIPresentationController {
    /// Finds the style for the environment, and the controller that its delegate wants to see then.
    ///
    /// - Returns: the controller to show, which nothing else keeps yet.
    func adapt(to traits: UITraitCollection) throws(UIKitException) -> UIViewController {
        effectiveStyle = try adaptedStyle(for: traits)
        return try adaptController()
    }

    private var isAdaptive: Bool { style.isSheet || style == .popover || style == .custom }

    private func adaptedStyle(for traits: UITraitCollection) throws(UIKitException) -> UIModalPresentationStyle {
        guard isAdaptive else { return style }
        var adapted = adaptivePresentationStyle(for: traits)
        if let delegate {
            Headless.note(delegate, "adaptivePresentationStyle(for:traitCollection:)")
            adapted = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        }
        try Headless.propagate()
        switch adapted {
        case .none: return style
        case .automatic: return .pageSheet
        default: return adapted
        }
    }

    private func adaptController() throws(UIKitException) -> UIViewController {
        adapted = nil
        let presented = presentedViewController
        guard effectiveStyle != style, let delegate else { return presented }
        Headless.note(delegate, "presentationController(_:viewControllerForAdaptivePresentationStyle:)")
        let controller = delegate.presentationController(self, viewControllerForAdaptivePresentationStyle: effectiveStyle)
        try Headless.propagate()
        guard let controller, controller !== presented else { return presented }
        adapted = controller
        return controller
    }

    /// Tells the delegate which style comes.
    func tellAdaptedStyle(with coordinator: Transition?) throws(UIKitException) {
        guard isAdaptive, let delegate else { return }
        Headless.note(delegate, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")
        delegate.presentationController(
            self, willPresentWithAdaptiveStyle: effectiveStyle == style ? .none : effectiveStyle,
            transitionCoordinator: coordinator)
        try Headless.propagate()
    }

    /// Brings a presentation on screen into the shape that other size classes ask for.
    func adaptOnScreen(to traits: UITraitCollection) throws(UIKitException) {
        guard let presenter, isAdaptive, presenter.presentation.transition == nil else { return }
        let formerStyle = effectiveStyle
        let former = shown
        effectiveStyle = try adaptedStyle(for: traits)
        guard effectiveStyle != formerStyle else {
            placePresentedView()
            return
        }
        try tellAdaptedStyle(with: presenter.changeOfSurroundings)
        let shown = try adaptController()
        if shown !== former {
            try exchange(former, for: shown, presenter: presenter)
        }
        try adaptPresenter(presenter)
        placePresentedView()
        container?.layoutIfNeeded()
    }

    /// Puts another controller in the place of the one on screen; one of them contains the other.
    private func exchange(
        _ former: UIViewController, for shown: UIViewController, presenter: UIViewController
    ) throws(UIKitException) {
        try former.appearance(.willDisappear, animated: false, includesPresented: false)
        // What takes the former one in has its view already.
        if former.viewIfLoaded?.superview === container {
            former.viewIfLoaded?.removeFromSuperview()
        }
        try former.appearance(.didDisappear, animated: false, includesPresented: false)
        let above = former.presentation.presented
        former.presentation.presented = nil
        let companion = former.presentation.companion
        former.presentation.companion = nil
        former.presentation.reset()
        let leavesContainer = shown === presentedViewController && shown.parent != nil
        if leavesContainer {
            shown.tellWillMove(to: nil)
            shown.viewIfLoaded?.removeFromSuperview()
        }
        shown.presentation.presented = above
        above?.presentation.presenting = shown
        above?.presentationOfSelf?.presenter = shown
        shown.presentation.companion = companion
        shown.presentation.presenting = presenter
        shown.presentation.controller = self
        presenter.presentation.presented = shown
        // Whoever hears of it finds the controller presented, not gone.
        if leavesContainer {
            shown.leaveParent()
        }
        try shown.appearance(.willAppear, animated: false, includesPresented: false)
        addPresentedView()
        try shown.appearance(.isAppearing, animated: false, includesPresented: false)
        try shown.appearance(.didAppear, animated: false, includesPresented: false)
    }

    private func adaptPresenter(_ presenter: UIViewController) throws(UIKitException) {
        let hides = removesPresenter
        guard hides != hidesPresenter else { return }
        hidesPresenter = false
        if hides {
            try presenter.appearance(.willDisappear, animated: false, includesPresented: false)
            removePresenterView()
            try presenter.appearance(.didDisappear, animated: false, includesPresented: false)
            hidesPresenter = true
        } else {
            try presenter.appearance(.willAppear, animated: false, includesPresented: false)
            restorePresenterView()
            try presenter.appearance(.isAppearing, animated: false, includesPresented: false)
            try presenter.appearance(.didAppear, animated: false, includesPresented: false)
        }
    }
}
