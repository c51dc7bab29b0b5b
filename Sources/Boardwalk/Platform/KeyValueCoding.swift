extension UIViewController {
    /// Sets a property that the controller may not have, without the exception that UIKit raises then.
    ///
    /// - Returns: false where the controller has no such property, or the value does not fit.
    func setIfPresent(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        #if canImport(UIKit)
            let keys = keyPath.split(separator: ".").map(String.init)
            var owner: NSObject = self
            for key in keys.dropLast() {
                guard owner.responds(to: NSSelectorFromString(key)), let inner = owner.value(forKey: key) as? NSObject
                else { return false }
                owner = inner
            }
            guard let key = keys.last, let first = key.first else { return false }
            let setter = "set\(first.uppercased())\(key.dropFirst()):"
            guard owner.responds(to: NSSelectorFromString(setter)) else { return false }
            owner.setValue(value, forKey: key)
            return true
        #else
            do {
                try Headless.catching { setValue(value, forKeyPath: keyPath) }
                return true
            } catch {
                return false
            }
        #endif
    }
}
