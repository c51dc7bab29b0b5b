/// What UIKit raises about the tabs of a tab bar controller. (Neither text is confirmed.)
@MainActor
enum TabBarException {
    static var selectedStranger: UIKitException {
        UIKitException(
            .invalidArgument,
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
        )
    }

    static var barOfController: UIKitException {
        UIKitException(
            .internalInconsistency, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
}
