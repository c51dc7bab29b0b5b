// A controller that comes is told after the one that goes, at the beginning and at the end; the delegate is told after
// both.

extension UINavigationController {
    /// Changes the stack, with a transition if another controller comes on screen.
    ///
    /// While a transition runs a change waits for its end, and is computed and checked then; only one that leaves the top
    /// where it is need not wait.
    /// - Returns: nil for a change that waits.
    @discardableResult
    func change(_ request: StackRequest, animated: Bool) throws(UIKitException) -> StackChange? {
        let isInteractive = navigation.isNextInteractive
        navigation.isNextInteractive = false
        guard isBusy else {
            let change = try change(for: request)
            try apply(change, animated: animated, isInteractive: isInteractive)
            return change
        }
        if case .set(let controllers) = request, controllers.last === topViewController {
            let change = try change(for: request)
            try apply(change, animated: false, isInteractive: false)
            return change
        }
        navigation.deferred.append(DeferredRequest(request: request, animated: animated))
        return nil
    }

    /// Whether a change of the top has to wait.
    var isBusy: Bool {
        if navigation.transition != nil || !navigation.deferred.isEmpty && !navigation.isDraining {
            return true
        }
        guard let top = topViewController else { return false }
        return top.appearance.phase == .appearing || top.appearance.phase == .disappearing
    }

    private func apply(_ change: StackChange, animated: Bool, isInteractive: Bool) throws(UIKitException) {
        let from = topViewController
        let to = change.stack.last
        let former = navigation.stack
        guard !change.added.isEmpty || !change.removed.isEmpty || from !== to else {
            navigation.stack = change.stack
            return
        }
        for controller in change.removed.reversed() {
            controller.tellWillMove(to: nil)
        }
        for controller in change.added {
            add(child: controller)
        }
        try Headless.propagate()
        navigation.stack = change.stack
        if from !== to, appearance.phase == .appeared {
            try move(from: from, to: to, change, former: former, animated: animated, isInteractive: isInteractive)
        } else {
            if from !== to {
                from?.viewIfLoaded?.removeFromSuperview()
            }
            updateBars()
            try settle(change)
        }
    }

    private func move(
        from: UIViewController?, to: UIViewController?, _ change: StackChange, former: [UIViewController],
        animated: Bool, isInteractive: Bool
    ) throws(UIKitException) {
        let transition = Transition(from: from, to: to, isAnimated: animated, isInteractive: isInteractive)
        navigation.transition = transition
        do throws(UIKitException) {
            let operation: Operation = former.contains { $0 === to } ? .pop : .push
            let choice = try chooseAnimation(operation, from: from, to: to, animated: animated)
            if let choice {
                transition.isInteractive = choice.interaction?.wantsInteractiveStart ?? false
            }
            try to?.loadViewThrowing()
            try from?.appearance(.willDisappear, animated: animated)
            try to?.appearance(.willAppear, animated: animated)
            try tellDelegate(willShow: to, animated: animated)
            updateBars()
            try place(to, animated: animated)
            var animation: NavigationAnimation?
            if let choice, let from, let to {
                animation = try NavigationAnimation.start(choice, in: self, transition, from: from, to: to)
            }
            // A finger that began the pop ends it.
            transition.waits = transition.isInteractive
            try transition.run(animation) { [self, animation] completed throws(UIKitException) in
                defer { navigation.transition = nil }
                transition.animate(alongsideTransition: nil) { [weak self] _ in self?.drain() }
                if completed {
                    try end(from: from, to: to, change, animated: animated)
                } else {
                    try takeBack(from: from, to: to, change, former: former, animated: animated)
                }
                animation?.removeContainer()
            }
        } catch {
            navigation.transition = nil
            navigation.deferred = []
            throw error
        }
    }

    /// Puts the view of the top on screen.
    private func place(_ top: UIViewController?, animated: Bool) throws(UIKitException) {
        guard let top else { return }
        install(top)
        try top.appearance(.isAppearing, animated: animated)
        view.layoutIfNeeded()
    }

    private func end(
        from: UIViewController?, to: UIViewController?, _ change: StackChange, animated: Bool
    ) throws(UIKitException) {
        from?.viewIfLoaded?.removeFromSuperview()
        if let to {
            install(to)
        }
        try from?.appearance(.didDisappear, animated: animated)
        try to?.appearance(.didAppear, animated: animated)
        try settle(change)
        navigation.transition = nil
        try tellDelegate(didShow: to, animated: animated)
    }

    private func takeBack(
        from: UIViewController?, to: UIViewController?, _ change: StackChange, former: [UIViewController],
        animated: Bool
    ) throws(UIKitException) {
        navigation.stack = former
        for controller in change.removed {
            controller.isMovingFromParent = false
        }
        try to?.appearance(.willDisappear, animated: animated)
        to?.viewIfLoaded?.removeFromSuperview()
        try to?.appearance(.didDisappear, animated: animated)
        for controller in change.added {
            controller.leaveParent()
        }
        try from?.appearance(.willAppear, animated: animated)
        updateBars()
        try place(from, animated: animated)
        try from?.appearance(.didAppear, animated: animated)
        navigation.shown = from
    }

    /// Tells the controllers that they have come or gone.
    private func settle(_ change: StackChange) throws(UIKitException) {
        for controller in change.added {
            controller.tellDidMove(to: self)
        }
        for controller in change.removed {
            controller.leaveParent()
        }
        try Headless.propagate()
        try didRemove(change.removed)
    }

    // MARK: Appearing as a whole

    /// What follows when the top has made a step along with the navigation controller.
    func topDidMake(_ step: AppearanceStep, animated: Bool) throws(UIKitException) {
        switch step {
        case .willAppear:
            followVerticalSizeClass()
            guard let top = topViewController else { return }
            if top.isViewLoaded {
                install(top)
            }
            if navigation.shown !== top, navigation.transition == nil {
                try tellDelegate(willShow: top, animated: animated)
            }
        case .didAppear:
            if let top = topViewController, navigation.shown !== top, navigation.transition == nil {
                try tellDelegate(didShow: top, animated: animated)
            }
            try drainThrowing()
        case .didDisappear:
            try drainThrowing()
        case .isAppearing, .willDisappear:
            break
        }
    }

    // MARK: Waiting changes

    private func drain() {
        Headless.shell { () throws(UIKitException) in try drainThrowing() }
    }

    /// One after the other, each after the transition of the one before.
    private func drainThrowing() throws(UIKitException) {
        guard !navigation.isDraining else { return }
        navigation.isDraining = true
        defer { navigation.isDraining = false }
        while !navigation.deferred.isEmpty, !isBusy {
            let next = navigation.deferred.removeFirst()
            try apply(change(for: next.request), animated: next.animated, isInteractive: false)
        }
    }

    // MARK: Delegate

    private func tellDelegate(willShow controller: UIViewController?, animated: Bool) throws(UIKitException) {
        guard let delegate, let controller else { return }
        Headless.note(delegate, "navigationController(_:willShow:animated:)")
        delegate.navigationController(self, willShow: controller, animated: animated)
        try Headless.propagate()
    }

    private func tellDelegate(didShow controller: UIViewController?, animated: Bool) throws(UIKitException) {
        navigation.shown = controller
        guard let delegate, let controller else { return }
        Headless.note(delegate, "navigationController(_:didShow:animated:)")
        delegate.navigationController(self, didShow: controller, animated: animated)
        try Headless.propagate()
    }
}
