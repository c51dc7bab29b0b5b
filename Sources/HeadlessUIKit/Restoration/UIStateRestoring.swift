import Foundation

/// An object whose state the system saves and restores along with the interface.
///
/// View controllers are such objects; others are registered with `UIApplication.registerObject`.
@MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose place in the interface gives this one its own.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that finds or makes the object when the app is launched again.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)

    /// Called when the state of every object has been decoded.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}

/// A class that finds or makes objects, other than view controllers, whose state is to be restored.
@MainActor
public protocol UIObjectRestoration {
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// A class that finds or makes view controllers whose state is to be restored.
@MainActor
public protocol UIViewControllerRestoration {
    /// - Parameter identifierComponents: the restoration identifiers on the way to the controller, its own the last.
    /// - Returns: nil for a controller that is not to come back, with all that was in it.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// A data source that knows its elements by identifiers, so that a selection finds its row again.
@MainActor
public protocol UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIViewController: UIStateRestoring {}
