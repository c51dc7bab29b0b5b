extension UIViewController {
    func loadViewFromNib() throws(UIKitException) -> Bool { false }
}
