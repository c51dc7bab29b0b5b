extension AnyStoryboardController {
    /// Takes the flow away, with all that is presented over it: a pushed flow gives way to the scene below it, a presented
    /// one is dismissed. It ends as ``FlowOutcome/cancelled``.
    ///
    /// What is under way on screen comes to its end first. Once the flow has ended, or is about to, this does nothing.
    public final func cancel(animated: Bool = true) {
        endByCode(animated: animated)
    }

    /// As ``cancel(animated:)``, where the flow must be presented.
    ///
    /// - Parameter completion: called when the flow is off the screen and its end has been told.
    /// - Throws: ``FlowError/isNotPresented(flow:)``
    public final func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) throws(FlowError) {
        guard let stay else { throw .isNotPresented(flow: name) }
        if let completion {
            stay.completions.append(completion)
        }
        endByCode(animated: animated)
    }

    /// - Returns: whether code had not ended the flow before.
    @discardableResult
    final func endByCode(animated: Bool, _ willEnd: @escaping () -> Void = {}) -> Bool {
        if stay == nil, isPreparing, earlyEnd == nil {
            earlyEnd = { [unowned self] in endByCode(animated: animated, willEnd) }
            return true
        }
        guard let stay, stay.departure == nil else { return false }
        stay.departure = .wanted(animated: animated)
        willEnd()
        FlowPresence.check()
        return true
    }

    /// Begins to take the flow off the screen, where nothing is under way.
    final func depart() {
        guard let stay, case .wanted(let animated) = stay.departure else { return }
        stay.departure = .begun
        if stay.standing(of: self) == nil {
            for inner in FlowPresence.flows where inner.stay?.outer === self {
                inner.endByCode(animated: animated)
            }
        } else if let navigationController = stay.navigationController {
            pop(from: navigationController, stay, animated: animated)
        } else {
            stay.root?.presentingViewController?.dismiss(animated: animated)
        }
        guard let coordinator = stay.coordinator else { return FlowPresence.check() }
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            if context.isCancelled {
                self?.stayAfterAll(stay)
            }
            FlowPresence.check()
        }
    }

    /// What lies over the flow goes in one movement with it.
    private func pop(from navigationController: UINavigationController, _ stay: FlowStay, animated: Bool) {
        let stack = navigationController.viewControllers
        let isCovered = navigationController.presentedViewController != nil && navigationController.isInFront
        if let lowest = stay.standing(of: self), let index = stack.firstIndex(where: { $0 === lowest }) {
            if index > 0 {
                navigationController.popToViewController(stack[index - 1], animated: animated && !isCovered)
            } else {
                navigationController.setViewControllers([], animated: false)
            }
        }
        if isCovered {
            navigationController.dismiss(animated: animated)
        }
    }

    /// The transition that was to take the flow away has been taken back.
    private func stayAfterAll(_ former: FlowStay) {
        guard stay === former, former.stands(self) else { return }
        former.departure = nil
        former.completions = []
        forgetResult()
    }

    /// Forgets the presentation, which has ended, and all that it held.
    final func leave() -> FlowStay? {
        guard let stay else { return nil }
        self.stay = nil
        FlowPresence.remove(self)
        FlowTie.untie(self, from: stay.root)
        return stay
    }
}

extension UIViewController {
    /// Whether the tab bar controllers around show this view controller, so that what they present lies over it.
    fileprivate var isInFront: Bool {
        var inner = self
        while let outer = inner.parent {
            if let tabs = outer as? UITabBarController, tabs.selectedViewController !== inner {
                return false
            }
            inner = outer
        }
        return true
    }
}
