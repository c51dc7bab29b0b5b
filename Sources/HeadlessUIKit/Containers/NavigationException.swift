/// What UIKit raises about a navigation controller's stack.
@MainActor
enum NavigationException {
    static var pushedNavigationController: UIKitException {
        UIKitException(.invalidArgument, "Pushing a navigation controller is not supported")
    }

    static func pushedTwice(_ controller: UIViewController) -> UIKitException {
        UIKitException(
            .invalidArgument,
            "Pushing the same view controller instance more than once is not supported"
                + UnconfirmedContainers.suffixOfPushedTwice(controller))
    }

    static func pushedSplitViewController(to navigationController: UINavigationController) -> UIKitException {
        UIKitException(
            UnconfirmedContainers.nameOfPushedSplitView,
            "Split View Controllers cannot be pushed to a Navigation Controller \(Headless.pointer(navigationController))")
    }

    static var poppedToStranger: UIKitException {
        UIKitException(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
    }
}
