extension UIViewController {
    func presentThrowing(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) throws(UIKitException) {
        try checkPresentable(controller)
        let style = try controller.resolvedPresentationStyle()
        let presenter = presenter(for: style)
        if let obstacle = presenter.obstacle(to: controller, from: self) {
            Headless.log.append(obstacle)
            return
        }
        if !presenter.isAttached {
            Headless.log.append(
                "Presenting view controllers on detached view controllers is discouraged \(Headless.pointer(self)).")
        }
        let presentation = controller.presentation.controller ?? controller.makePresentationController(source: self)
        try Headless.propagate()
        controller.presentation.controller = presentation
        try presentation.present(from: presenter, source: self, animated: animated, completion: completion)
    }

    /// A controller that is on screen already cannot be presented.
    private func checkPresentable(_ controller: UIViewController) throws(UIKitException) {
        if let presenter = controller.presentation.presenting {
            throw UIKitException(
                .invalidArgument,
                "Application tried to present modally a view controller \(Headless.pointer(controller)) that is already being presented by \(Headless.pointer(presenter))."
            )
        }
        let isRoot = controller.viewIfLoaded?.window?.rootViewController === controller
        let presents = controller.presentation.presented != nil
        if controller === self || controller.parent != nil || isRoot || presents {
            throw UIKitException(
                .invalidArgument,
                "Application tried to present modally an active controller \(Headless.pointer(controller)).")
        }
    }

    private func resolvedPresentationStyle() throws(UIKitException) -> UIModalPresentationStyle {
        if let controller = presentation.controller {
            return controller.presentationStyle
        }
        guard modalPresentationStyle != .none else {
            throw UnconfirmedPresentation.noPresentationController
        }
        return modalPresentationStyle
    }

    /// What UIKit logs where a presenter cannot present; nil where it can.
    private func obstacle(to controller: UIViewController, from source: UIViewController) -> String? {
        var attempt: String {
            "Attempt to present \(Headless.pointer(controller)) on \(Headless.pointer(self)) (from \(Headless.pointer(source)))"
        }
        if presentation.transition != nil {
            return "\(attempt) while a presentation is in progress."
        }
        let isInWindow = viewIfLoaded?.window != nil
        if let presented = presentation.presented, isInWindow || !UnconfirmedPresentation.asksForWindowFirst {
            return "\(attempt) which is already presenting \(Headless.pointer(presented))."
        }
        return isInWindow ? nil : UnconfirmedPresentation.outsideWindow(attempt)
    }

    // MARK: Dismissing

    /// Dismisses what this controller, or one around it, presents; else has itself dismissed by its presenter. Without
    /// either nothing happens.
    func dismissThrowing(animated: Bool, completion: (() -> Void)?) throws(UIKitException) {
        guard let presenter = nearestPresenter ?? nearestPresented?.presentation.presenting else { return }
        try presenter.dismissPresented(animated: animated, completion: completion)
    }

    func dismissPresented(animated: Bool, completion: (() -> Void)?) throws(UIKitException) {
        guard let presented = presentation.presented, let controller = presented.presentationOfSelf else { return }
        let chain = [self] + presented.presentedChain
        if chain.contains(where: { $0.presentation.transition != nil }) {
            Headless.log.append(
                "Warning: Attempt to dismiss from view controller \(Headless.pointer(self)) while a presentation or dismiss is in progress!"
            )
            Headless.log.append(
                "Trying to dismiss the presentation controller while transitioning already. (\(Headless.pointer(controller)))"
            )
            return
        }
        try controller.dismiss(animated: animated, completion: completion)
    }

    // MARK: Presentation controllers

    /// The presentation that the controller is in; outside any, the one that is ready for it.
    func managingPresentation(readyFor isWanted: (UIModalPresentationStyle) -> Bool) -> UIPresentationController? {
        if let managing = nearestPresented?.presentation.controller {
            return managing
        }
        if presentation.controller == nil, isWanted(modalPresentationStyle) {
            presentation.controller = makePresentationController(source: self)
        }
        return presentation.controller
    }

    /// The presentation controller for the style that the controller has now.
    func standardPresentationController(source: UIViewController) -> UIPresentationController {
        switch modalPresentationStyle {
        case .popover:
            return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .automatic, .pageSheet, .formSheet, .none:
            let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
            sheet.style = modalPresentationStyle == .formSheet ? .formSheet : .pageSheet
            return sheet
        case .custom:
            if let delegate = transitioningDelegate {
                Headless.note(delegate, "presentationController(forPresented:presenting:source:)")
                // UIKit asks before it knows the presenter.
                if let made = delegate.presentationController(forPresented: self, presenting: nil, source: source) {
                    return made
                }
            }
            return UIPresentationController(presentedViewController: self, presenting: nil)
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
            let controller = UIPresentationController(presentedViewController: self, presenting: nil)
            controller.style = modalPresentationStyle
            return controller
        }
    }
}
