import Foundation

/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}

extension UIBarStyle {
    /// - Parameter name: as documents spell it; nil for the default.
    init(named name: String?) {
        self = name == "black" || name == "blackTranslucent" || name == "blackOpaque" ? .black : .default
    }
}

/// Where a bar is on screen.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    case topAttached = 3
}

/// A bar that can be at one edge or the other.
@MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
