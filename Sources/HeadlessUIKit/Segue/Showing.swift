/// The actions by which a controller asks the containers around it to show another one.
@MainActor
enum ShowAction {
    static let show: Selector = "showViewController:sender:"
    static let showDetail: Selector = "showDetailViewController:sender:"
}

/// Whether what is shown moves: a segue may say that it does not.
@MainActor
enum ShowAnimation {
    private static var isAllowed = true

    static var isOn: Bool { isAllowed && UIView.areAnimationsEnabled }

    static func with(_ isAnimated: Bool, _ show: () -> Void) {
        let outer = isAllowed
        isAllowed = isAnimated
        defer { isAllowed = outer }
        show()
    }
}

extension UIViewController {
    /// What `show` does in a controller that does not override it.
    func showThrowing(_ controller: UIViewController, sender: Any?) throws(UIKitException) {
        guard let target = try targetAround(for: ShowAction.show, sender: sender) else {
            return present(shown: controller)
        }
        Headless.note(target, "show")
        target.show(controller, sender: sender)
    }

    /// What `showDetailViewController` does in a controller that does not override it.
    func showDetailThrowing(_ controller: UIViewController, sender: Any?) throws(UIKitException) {
        guard let target = try targetAround(for: ShowAction.showDetail, sender: sender) else {
            return present(shown: controller)
        }
        Headless.note(target, "showDetailViewController")
        target.showDetailViewController(controller, sender: sender)
    }

    private func present(shown controller: UIViewController) {
        Headless.note(self, "present")
        present(controller, animated: ShowAnimation.isOn)
    }

    /// This controller's own override has been called already, if there is one: only others are of interest.
    private func targetAround(for action: Selector, sender: Any?) throws(UIKitException) -> UIViewController? {
        var target = targetViewController(forAction: action, sender: sender)
        if target === self {
            target = parent?.targetViewController(forAction: action, sender: sender)
        }
        try Headless.propagate()
        return target
    }

    /// The nearest controller up the hierarchy that overrides an action and can perform it.
    func findTarget(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self) { $0.parent }.first { controller in
            controller.overrides(action) && controller.canPerformAction(action, withSender: sender)
        }
    }

    /// Whether a class has a method of its own for an action.
    ///
    /// Every controller has `show` and `showDetailViewController`; which class overrides them only an Objective-C
    /// runtime could tell. UIKit's containers say it themselves, and a class of the app lists the method among its
    /// `Headless.Connecting.connections`: `.action("showViewController:sender:", DrawerController.show)`.
    private func overrides(_ action: Selector) -> Bool {
        overriddenShowActions.contains(action) || ConnectionTable.of(self).action(action.description) != nil
    }
}
