/// A relation between the places or sizes of two items, or of one item and a number.
///
/// `first.attribute (= ≤ ≥) second.attribute × multiplier + constant`
public struct Constraint: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The id of the first item; nil stands for the view that holds the constraint.
    public var firstItemID: String? { element["firstItem"] }

    /// What of the first item the constraint speaks of.
    public var firstAttribute: Anchor? { element.word("firstAttribute") }

    /// Equal unless the document says otherwise.
    public var relation: Relation { element.word("relation") ?? .equal }

    /// The id of the second item; nil where the constraint sets the first item's size to a number.
    public var secondItemID: String? { element["secondItem"] }

    /// What of the second item the constraint speaks of; nil where there is no second item.
    public var secondAttribute: Anchor? { element.word("secondAttribute") }

    /// The added distance in points, by default 0; of symbolic constraints the system's spacing counts instead.
    public var constant: Double { element.number("constant") ?? 0 }

    /// The factor, by default 1; the document may write a ratio as `16:9`.
    public var multiplier: Double { element.number("multiplier") ?? 1 }

    /// From 1 to 1000, which is required and the default.
    public var priority: Double { element.number("priority") ?? 1000 }

    /// What the app's code and the debugger know the constraint by.
    public var identifier: String? { element["identifier"] }

    /// Whether the constraint is for the editor only and removed when the document is loaded.
    public var isPlaceholder: Bool { element.flag("placeholder") ?? false }

    /// Whether the distance is the system's standard spacing.
    public var isSymbolic: Bool { element.flag("symbolic") ?? false }

    /// Which of the standard spacings is meant.
    public var symbolType: String? { element["symbolType"] }

    /// The kind of constraint where it is none of the common ones.
    public var type: String? { element["type"] }

    /// The object that holds the constraint.
    public var owner: Element? { element.parent?.parent }

    /// A line or extent of an item that a constraint speaks of.
    public struct Anchor: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let left: Anchor = "left"
        public static let right: Anchor = "right"
        public static let top: Anchor = "top"
        public static let bottom: Anchor = "bottom"
        public static let leading: Anchor = "leading"
        public static let trailing: Anchor = "trailing"
        public static let width: Anchor = "width"
        public static let height: Anchor = "height"
        public static let centerX: Anchor = "centerX"
        public static let centerY: Anchor = "centerY"
        public static let firstBaseline: Anchor = "firstBaseline"
        /// The baseline of the last line.
        public static let baseline: Anchor = "baseline"
        public static let leftMargin: Anchor = "leftMargin"
        public static let rightMargin: Anchor = "rightMargin"
        public static let topMargin: Anchor = "topMargin"
        public static let bottomMargin: Anchor = "bottomMargin"
        public static let leadingMargin: Anchor = "leadingMargin"
        public static let trailingMargin: Anchor = "trailingMargin"
        public static let centerXWithinMargins: Anchor = "centerXWithinMargins"
        public static let centerYWithinMargins: Anchor = "centerYWithinMargins"
    }

    /// How the two sides of a constraint compare.
    public struct Relation: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let equal: Relation = "equal"
        public static let greaterThanOrEqual: Relation = "greaterThanOrEqual"
        public static let lessThanOrEqual: Relation = "lessThanOrEqual"
    }
}
