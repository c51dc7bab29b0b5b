/// What UIKit raises about a navigation controller's stack.
@MainActor
enum NavigationException {
    static var pushedNavigationController: UIKitException {
        UIKitException(.invalidArgument, "Pushing a navigation controller is not supported")
    }

    static func pushedTwice(_ controller: UIViewController) -> UIKitException {
        UIKitException(
            .invalidArgument,
            "Pushing the same view controller instance more than once is not supported (\(Headless.pointer(controller)))")
    }

    /// The name of the exception is not confirmed.
    static func pushedSplitViewController(to navigationController: UINavigationController) -> UIKitException {
        UIKitException(
            .invalidArgument,
            "Split View Controllers cannot be pushed to a Navigation Controller \(Headless.pointer(navigationController))")
    }

    static var poppedToStranger: UIKitException {
        UIKitException(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
    }

    // MARK: Not confirmed

    static func notDistinct(_ controllers: [UIViewController]) -> UIKitException {
        let list = controllers.map { "    \"\(Headless.pointer($0))\"" }.joined(separator: ",\n")
        return UIKitException(
            .invalidArgument, "All view controllers in a navigation controller must be distinct (\n\(list)\n)")
    }

    static func barOfController(_ method: String) -> UIKitException {
        UIKitException(
            .internalInconsistency, "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    }
}
