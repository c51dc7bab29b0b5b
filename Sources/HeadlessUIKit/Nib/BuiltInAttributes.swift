/// The properties of UIKit's own classes that documents set by key path.
@MainActor
enum BuiltInAttributes {
    /// - Returns: false where the class has no such property, or the value does not fit.
    static func set(_ keyPath: String, of object: AnyObject, to value: Any?) -> Bool {
        for connection in known[keyPath] ?? [] {
            if case .attribute(let set) = connection.kind, set(object, value) {
                return true
            }
        }
        return false
    }

    private static let known = Dictionary(grouping: ViewAttributes.all + items + ViewControllerAttributes.all, by: \.name)

    private static let items: [Headless.Connection] = [
        .attribute("title", \UIBarItem.title),
        .attribute("enabled", \UIBarItem.isEnabled),
        .attribute("tag", \UIBarItem.tag),
        .attribute("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
        .attribute("accessibilityLabel", \UIBarItem.accessibilityLabel),
        .attribute("accessibilityHint", \UIBarItem.accessibilityHint),
        .attribute("isAccessibilityElement", \UIBarItem.isAccessibilityElement),
        .attribute("badgeValue", \UITabBarItem.badgeValue),
        .attribute("title", \UINavigationItem.title),
        .attribute("prompt", \UINavigationItem.prompt),
        .attribute("backButtonTitle", \UINavigationItem.backButtonTitle),
        .attribute("hidesBackButton", \UINavigationItem.hidesBackButton),
    ]
}
