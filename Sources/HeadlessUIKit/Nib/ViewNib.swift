extension UIViewController {
    /// Loads the view from the controller's xib.
    ///
    /// - Returns: false where the controller names none and none is called after its class.
    func loadViewFromNib() throws(UIKitException) -> Bool {
        guard let name = nibName ?? Headless.nibName(for: self) else { return false }
        _ = try UINib(nibName: name, bundle: nibBundle).instantiateThrowing(owner: self)
        guard isViewLoaded else {
            throw UIKitException(
                .internalInconsistency,
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
            )
        }
        return true
    }
}

extension Headless {
    /// The xib that is called after a controller's class: with its module, without it, and without `Controller`.
    static func nibName(for controller: UIViewController) -> String? {
        // UIKit's own classes have none.
        let name = className(of: controller)
        guard name.contains(".") || (controller as any Declared).declaredClassName != nil else { return nil }
        let place = controller.nibBundle.map(BundlePlace.bundle) ?? .main
        let key = "\(name) \(place.description)"
        if let known = prepared.nibNames[key] {
            return known
        }
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        let candidates = [name, plain] + (plain.hasSuffix("Controller") ? [String(plain.dropLast(10))] : [])
        let found = candidates.first { loader.nib(named: $0, in: place) != nil }
        prepared.nibNames[key] = found
        return found
    }
}
