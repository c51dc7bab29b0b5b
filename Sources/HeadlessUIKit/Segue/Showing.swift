extension UIViewController {
    func showThrowing(_ controller: UIViewController, sender: Any?) throws(UIKitException) {}
    func showDetailThrowing(_ controller: UIViewController, sender: Any?) throws(UIKitException) {}
    func findTarget(forAction action: Selector, sender: Any?) -> UIViewController? { nil }
}
