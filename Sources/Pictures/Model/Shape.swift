import InterfaceBuilder

/// Something that is drawn. Lengths are in points, places in the coordinates of the group around it.
public enum Shape: Hashable, Sendable {
    /// A rectangle, square or round.
    case rectangle(RectangleShape)
    /// Lines and curves.
    case path(PathShape)
    /// Text in lines.
    case text(TextShape)
    /// An image file.
    case image(ImageShape)
    /// Shapes that belong together.
    indirect case group(ShapeGroup)
}

/// A rectangle, possibly with round corners; a circle where the radius is half the side.
public struct RectangleShape: Hashable, Sendable {
    /// The place and size.
    public let rect: Rect
    /// The radius of all four corners.
    public let cornerRadius: Double
    /// The colour inside; nil for none.
    public let fill: Paint?
    /// The line along the edge, half of it inside; nil for none.
    public let stroke: Stroke?
}

/// A line along an edge or a path.
public struct Stroke: Hashable, Sendable {
    /// The colour.
    public let paint: Paint
    /// The width.
    public let width: Double
    /// Whether the line is broken into dashes.
    public let isDashed: Bool

    init(_ paint: Paint, width: Double = 1, isDashed: Bool = false) {
        self.paint = paint
        self.width = width
        self.isDashed = isDashed
    }
}

/// An outline of lines and curves.
public struct PathShape: Hashable, Sendable {
    /// One step of the outline.
    public enum Step: Hashable, Sendable {
        /// To a point without a line.
        case move(Point)
        /// A straight line.
        case line(Point)
        /// A cubic curve with two control points.
        case curve(Point, Point, Point)
        /// Back to where the part of the outline began.
        case close

        /// Where the step ends; nil for the way back.
        public var end: Point? {
            switch self {
            case .move(let point), .line(let point), .curve(_, _, let point): point
            case .close: nil
            }
        }
    }

    /// The steps in order.
    public let steps: [Step]
    /// The colour inside; nil for none.
    public let fill: Paint?
    /// The line along the outline, with round ends; nil for none.
    public let stroke: Stroke?
}

/// An image of the app.
public struct ImageShape: Hashable, Sendable {
    /// The name that the document has for the image.
    public let name: String
    /// The place and size, to which the content is stretched.
    public let rect: Rect
    /// The image itself.
    public let content: ImageContent
    /// What takes its place in the dark appearance; nil where it is the same in both.
    public let darkContent: ImageContent?
    /// What keeps its size at the edges when the rest is stretched, in points; nil where all is stretched.
    public let caps: Insets?
    /// The colour that takes the place of the image's own; nil for its own.
    public let tint: Paint?
}
