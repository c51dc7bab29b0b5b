import AppMap

/// A controller of the running app with all that it holds and presents: what is on screen at one moment, and what lies
/// behind it.
public struct Arrangement: Hashable, Sendable {
    /// A step from a controller to one that it holds or presents.
    public enum Part: Hashable, Sendable {
        /// To one of ``Arrangement/children``.
        case child(Int)
        /// To ``Arrangement/presented``.
        case presented
    }

    /// How a controller holds others.
    public enum Container: String, Hashable, Sendable {
        case navigation, tabs, split, collapsedSplit, pages
        /// One of the app's own.
        case custom
    }

    /// The scene; nil for a controller that no scene of a storyboard describes.
    public let scene: AppScene.ID?
    /// How the controller holds others; nil for one without children.
    public let container: Container?
    /// In the container's own order: the stack from the root on, the tabs, the columns.
    public let children: [Arrangement]
    /// The positions of the children that can be seen.
    public let shown: [Int]
    /// What the controller itself presents: one or nothing.
    public let presented: [Arrangement]
    /// How the controller itself is presented on the device, as in `pageSheet`; nil where it is not.
    public let style: String?
    /// Whether a user gets back from the controller where it lies on others: it has a back button, and the bar for it is
    /// not hidden.
    public let offersBack: Bool
    /// Whether a user can swipe the controller away, or close it by a touch beside it.
    public let canBeDismissed: Bool
}

extension Arrangement {
    /// The controller at a path from this one; nil where there is none.
    public subscript(path: [Part]) -> Arrangement? {
        var current: Arrangement? = self
        for part in path {
            switch part {
            case .child(let index):
                current = current.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
            case .presented: current = current?.presented.first
            }
        }
        return current
    }
}
