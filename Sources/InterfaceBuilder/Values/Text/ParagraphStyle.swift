/// How the lines of a paragraph are set. Distances are in points.
public struct ParagraphStyle: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The side that lines are flush with.
    public var alignment: TextAlignment? { element.word("alignment") }

    /// How a line that is too long ends.
    public var lineBreakMode: LineBreakMode? { element.word("lineBreakMode") }

    /// The writing direction, such as `natural`.
    public var baseWritingDirection: String? { element["baseWritingDirection"] }

    /// How far letters may move together before a line is truncated.
    public var tighteningFactorForTruncation: Double? { element.number("tighteningFactorForTruncation") }

    /// Whether letters may move together at all.
    public var allowsDefaultTighteningForTruncation: Bool? { element.flag("allowsDefaultTighteningForTruncation") }

    /// The distance between lines.
    public var lineSpacing: Double? { element.number("lineSpacing") }

    /// What the natural height of a line is multiplied by.
    public var lineHeightMultiple: Double? { element.number("lineHeightMultiple") }

    /// The least height of a line.
    public var minimumLineHeight: Double? { element.number("minimumLineHeight") }

    /// The distance after the paragraph.
    public var paragraphSpacing: Double? { element.number("paragraphSpacing") }

    /// The indentation of all lines but the first.
    public var headIndent: Double? { element.number("headIndent") }

    /// The indentation of the first line.
    public var firstLineHeadIndent: Double? { element.number("firstLineHeadIndent") }

    /// The distance between tab stops.
    public var defaultTabInterval: Double? { element.number("defaultTabInterval") }

    /// The rank of a heading.
    public var headerLevel: Int? { element.integer("headerLevel") }

    /// Where tabulators lead to, from the leading edge.
    public var tabStops: [Double] {
        element.child("tabStops")?.children("textTab").compactMap { $0.number("location") } ?? []
    }
}
