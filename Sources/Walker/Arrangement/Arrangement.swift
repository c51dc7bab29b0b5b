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
    public var scene: AppScene.ID? { content.scene }
    /// How the controller holds others; nil for one without children.
    public var container: Container? { content.container }
    /// In the container's own order: the stack from the root on, the tabs, the columns.
    public var children: [Arrangement] { content.children }
    /// The positions of the children that can be seen.
    public var shown: [Int] { content.shown }
    /// What the controller itself presents: one or nothing.
    public var presented: [Arrangement] { content.presented }
    /// How the controller itself is presented on the device, as in `pageSheet`; nil where it is not.
    public var style: String? { content.style }
    /// Whether a user gets back from the controller where it lies on others: it has a back button, and the bar for it is
    /// not hidden.
    public var offersBack: Bool { content.offersBack }
    /// Whether a user can swipe the controller away, or close it by a touch beside it.
    public var canBeDismissed: Bool { content.canBeDismissed }

    /// Shared by all places in which a controller stands alike: there may be thousands of high stacks.
    private let content: Content

    /// The same for arrangements that share their content.
    var identity: ObjectIdentifier { ObjectIdentifier(content) }

    private final class Content: Hashable, Sendable {
        let scene: AppScene.ID?
        let container: Container?
        let children: [Arrangement]
        let shown: [Int]
        let presented: [Arrangement]
        let style: String?
        let offersBack: Bool
        let canBeDismissed: Bool

        init(
            scene: AppScene.ID?, container: Container?, children: [Arrangement], shown: [Int], presented: [Arrangement],
            style: String?, offersBack: Bool, canBeDismissed: Bool
        ) {
            self.scene = scene
            self.container = container
            self.children = children
            self.shown = shown
            self.presented = presented
            self.style = style
            self.offersBack = offersBack
            self.canBeDismissed = canBeDismissed
        }

        static func == (left: Content, right: Content) -> Bool {
            left === right
                || left.scene == right.scene && left.container == right.container && left.shown == right.shown
                    && left.style == right.style && left.offersBack == right.offersBack
                    && left.canBeDismissed == right.canBeDismissed && left.children == right.children
                    && left.presented == right.presented
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(scene)
            hasher.combine(container)
            hasher.combine(shown)
            hasher.combine(children.map(\.scene))
            hasher.combine(presented.first?.scene)
        }
    }

    init(
        scene: AppScene.ID?, container: Container?, children: [Arrangement], shown: [Int], presented: [Arrangement],
        style: String?, offersBack: Bool, canBeDismissed: Bool
    ) {
        content = Content(
            scene: scene, container: container, children: children, shown: shown, presented: presented, style: style,
            offersBack: offersBack, canBeDismissed: canBeDismissed)
    }
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
