extension UIViewController {
    /// Whether the class is another one or inherits from it.
    static func descends(from other: UIViewController.Type) -> Bool {
        #if canImport(UIKit)
            return isSubclass(of: other)
        #else
            var type: AnyClass? = self
            while let current = type {
                if current == other { return true }
                type = _getSuperclass(current)
            }
            return false
        #endif
    }
}
