/// The outlets of UIKit's own classes.
@MainActor
enum BuiltInOutlets {
    /// - Returns: false where the class has no such outlet.
    static func set(_ property: String, of object: AnyObject, to value: AnyObject) -> Bool {
        switch (property, object) {
        case ("view", let controller as UIViewController):
            guard let view = value as? UIView else { return false }
            controller.view = view
            return true
        default:
            return ViewOutlets.set(property, of: object, to: value) || BarOutlets.set(property, of: object, to: value)
        }
    }

    /// - Returns: false where the class has no such outlet collection.
    static func add(_ property: String, of object: AnyObject, _ value: AnyObject) -> Bool {
        ViewOutlets.add(property, of: object, value)
    }
}
