extension UIViewController {
    func performSegueThrowing(withIdentifier identifier: String, sender: Any?) throws(UIKitException) {}
    func performEmbedSegues() throws(UIKitException) {}
}
