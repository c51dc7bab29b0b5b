extension UIViewController {
    var presentedController: UIViewController? { nil }
    var presentingController: UIViewController? { nil }

    func presentThrowing(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) throws(UIKitException) {}

    func dismissThrowing(animated: Bool, completion: (() -> Void)?) throws(UIKitException) {}
}
