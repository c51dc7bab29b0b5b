import AppMap
import InterfaceBuilder

/// Shapes that belong together, mostly those of one object of a scene.
public struct ShapeGroup: Hashable, Sendable {
    /// Where the group's own coordinates begin.
    public let origin: Point
    /// The size in the coordinates around the group, for a view that of its frame.
    public let size: Size
    /// The radius of the corners at which the content is cut off, 0 for sharp ones; nil where nothing is cut off.
    public let clipRadius: Double?
    /// How much larger the content is drawn than it is, mostly 1.
    public let scale: Double
    /// From 0, transparent, to 1, opaque.
    public let alpha: Double
    /// What the shapes draw; nil where they only belong together.
    public let object: DrawnObject?
    /// From the back to the front.
    public let shapes: [Shape]
}

/// The object of a document that a group of shapes draws.
public struct DrawnObject: Hashable, Sendable {
    /// The scene that the object is in: another than the picture's for what an embedded scene holds.
    public let scene: AppScene.ID
    /// The object id; nil for an object without one.
    public let objectID: String?
    /// The name of the element, as in `tableViewCell`.
    public let kind: String
    /// The class that the object has instead of UIKit's own; nil where it has none.
    public let className: String?
    /// What Interface Builder calls the object where somebody named it.
    public let userLabel: String?
    /// What is worth knowing beside what can be seen.
    public let marks: Set<Mark>

    /// What is worth knowing of an object.
    public enum Mark: String, Hashable, Sendable, CaseIterable {
        /// It is hidden when it is loaded, and drawn faintly.
        case hidden
        /// Interface Builder says that its frame disagrees with its constraints.
        case misplaced
        /// Interface Builder says that its constraints leave its place open.
        case ambiguous
        /// The document gives no frame, so that the place is a guess.
        case withoutFrame
    }

    init(
        scene: AppScene.ID, objectID: String?, kind: String, className: String? = nil, userLabel: String? = nil,
        marks: Set<Mark> = []
    ) {
        self.scene = scene
        self.objectID = objectID
        self.kind = kind
        self.className = className
        self.userLabel = userLabel
        self.marks = marks
    }
}
