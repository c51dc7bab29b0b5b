extension UIPresentationController {
    /// Whether what is on screen forbids the user to dismiss the presentation.
    private var isModal: Bool { shown.isModalForUser }

    /// Dismisses the presentation as the user does, if it is allowed, asking and telling its delegate.
    ///
    /// - Returns: whether the dismissal has started.
    func dismissByUser(isInteractive: Bool) throws(UIKitException) -> Bool {
        guard try allowsDismissal() else {
            if let delegate {
                Headless.note(delegate, "presentationControllerDidAttemptToDismiss")
                delegate.presentationControllerDidAttemptToDismiss(self)
            }
            try Headless.propagate()
            return false
        }
        try dismissAllowed(isInteractive: isInteractive)
        return true
    }

    /// A modal presentation does not ask.
    private func allowsDismissal() throws(UIKitException) -> Bool {
        guard !isModal else { return false }
        guard let delegate else { return true }
        Headless.note(delegate, "presentationControllerShouldDismiss")
        let allows = delegate.presentationControllerShouldDismiss(self)
        try Headless.propagate()
        guard allows, let popover = asOpenPopover else { return allows }
        Headless.note(delegate, "popoverPresentationControllerShouldDismissPopover")
        let allowsPopover = popover.delegate.popoverPresentationControllerShouldDismissPopover(popover.controller)
        try Headless.propagate()
        return allowsPopover
    }

    private func dismissAllowed(isInteractive: Bool) throws(UIKitException) {
        let delegate = delegate
        let popover = asOpenPopover
        let willDismiss = {
            guard let delegate else { return }
            Headless.note(delegate, "presentationControllerWillDismiss")
            delegate.presentationControllerWillDismiss(self)
        }
        try dismiss(animated: true, isInteractive: isInteractive, willStart: willDismiss) {
            guard let delegate else { return }
            Headless.note(delegate, "presentationControllerDidDismiss")
            delegate.presentationControllerDidDismiss(self)
            guard let popover else { return }
            Headless.note(delegate, "popoverPresentationControllerDidDismissPopover")
            popover.delegate.popoverPresentationControllerDidDismissPopover(popover.controller)
        }
    }

    private var asOpenPopover:
        (controller: UIPopoverPresentationController, delegate: any UIPopoverPresentationControllerDelegate)?
    {
        guard effectiveStyle == .popover, let controller = self as? UIPopoverPresentationController,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        else { return nil }
        return (controller, delegate)
    }

    // MARK: Taps outside

    /// Whether a tap beside the presented view does anything.
    var closesByTapsOutside: Bool {
        switch shown {
        case let alert as UIAlertController:
            effectiveStyle == .popover || alert.preferredStyle == .actionSheet && alert.cancelAction != nil
        case let search as UISearchController where search.obscuresBackgroundDuringPresentation:
            true
        default:
            effectiveStyle == .popover || isInPopover || isDimmedSheet
        }
    }

    /// Whether the presentation is a sheet that leaves room beside it.
    private var isDimmedSheet: Bool {
        guard effectiveStyle.isSheet, let container else { return false }
        let frame = frameOfPresentedViewInContainerView
        return frame.width < container.bounds.width || sheet?.height(in: container.bounds) != nil
    }

    /// What a tap beside the presented view does.
    ///
    /// - Returns: whether a dismissal has started.
    func tapOutside() throws(UIKitException) -> Bool {
        guard closesByTapsOutside, shown.presentation.transition == nil else { return false }
        switch shown {
        case let alert as UIAlertController where alert.cancelAction != nil:
            guard alert.cancelAction?.isEnabled == true else { return false }
            try alert.choose(alert.cancelAction)
            return true
        case let search as UISearchController where search.obscuresBackgroundDuringPresentation:
            try search.deactivate()
            return true
        default:
            return try closePopovers()
        }
    }

    /// Whether the presentation takes place within a popover.
    private var isInPopover: Bool { outer?.effectiveStyle == .popover || outer?.isInPopover == true }

    private var outer: UIPresentationController? { presenter?.nearestPresented?.presentation.controller }

    /// Closes as much as is allowed of a popover and what is presented within it: the outermost that allows it takes
    /// everything above along.
    private func closePopovers() throws(UIKitException) -> Bool {
        var line: [UIPresentationController] = []
        for controller in outermostPopover.shown.presentedChain {
            guard let manager = controller.presentationOfSelf else { break }
            line.append(manager)
        }
        for manager in line where manager.presenter != nil {
            if try manager.dismissByUser(isInteractive: false) {
                return true
            }
        }
        return false
    }

    private var outermostPopover: UIPresentationController {
        var manager = self
        while manager.isInPopover, let outer = manager.outer {
            manager = outer
        }
        return manager
    }
}

extension UIViewController {
    /// Whether the controller, or one that it shows, wants not to be dismissed by the user.
    var isModalForUser: Bool {
        isModalInPresentation || appearingChildren.contains { $0.isModalForUser }
    }
}

extension UISearchController {
    /// Whether a user can touch the search bar. That of a navigation item is there while its owner is on screen.
    var isReachable: Bool {
        if searchBar.window != nil {
            return !sequence(first: searchBar, next: { $0.superview }).contains(where: \.isHidden)
        }
        return itemOwner?.viewIfLoaded?.window != nil
    }
}
