import InterfaceBuilder

/// Text, broken into lines. Places are in the coordinates of the group around it.
public struct TextShape: Hashable, Sendable {
    /// The lines from the top.
    public let lines: [TextLine]
    /// Which point of each line its `x` is.
    public let anchor: TextAnchor
    /// The rectangle that the text is to stay in; only what hangs above and below its lines may leave it.
    public let box: Rect
}

/// The point of a line that is held.
public enum TextAnchor: String, Hashable, Sendable {
    /// Where the line begins, at its left end.
    case start
    /// Its middle.
    case middle
    /// Where it ends, at its right end.
    case end
}

/// One line of text.
public struct TextLine: Hashable, Sendable {
    /// The parts of the line from left to right, or as the writing turns them.
    public let spans: [TextSpan]
    /// Where the anchor of the line lies.
    public let x: Double
    /// The line on which letters stand.
    public let baseline: Double
    /// The width that the line is squeezed to, where the letters may be a little too wide; nil for their own.
    public let squeezedWidth: Double?
    /// The width that the letters are expected to take.
    public let width: Double
    /// How much wider than the font's each blank is, in a line that fills its width; 0 for others.
    public let wordSpacing: Double

    /// The text without its looks.
    public var string: String { spans.map(\.text).joined() }
}

/// A part of a line that looks the same.
public struct TextSpan: Hashable, Sendable {
    /// The letters, none of which steers a reader of text.
    public internal(set) var text: String
    /// The font.
    public let font: TextFont
    /// The colour.
    public let paint: Paint
    /// Whether a line is drawn below.
    public let isUnderlined: Bool

    func looksLike(_ other: TextSpan) -> Bool {
        font == other.font && paint == other.paint && isUnderlined == other.isUnderlined
    }
}

/// A font as far as a picture shows it.
public struct TextFont: Hashable, Sendable {
    /// The size in points.
    public var size: Double
    /// From 100, the thinnest, to 900.
    public var weight: Int
    /// Whether letters lean.
    public var isItalic: Bool
    /// The family that the document names; nil for the system's font.
    public var family: String?

    init(size: Double, weight: Int = 400, isItalic: Bool = false, family: String? = nil) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.family = family
    }

    /// The distance from one line to the next.
    var lineHeight: Double { size * 1.193 }
    /// The height of letters above the line on which they stand.
    var ascent: Double { size * 0.952 }
}
