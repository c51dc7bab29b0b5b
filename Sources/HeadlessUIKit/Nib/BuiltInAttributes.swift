/// The properties of UIKit's own classes that documents set by key path.
@MainActor
enum BuiltInAttributes {
    /// - Returns: false where the class has no such property, or the value does not fit.
    static func set(_ keyPath: String, of object: AnyObject, to value: Any?) -> Bool {
        false
    }
}
