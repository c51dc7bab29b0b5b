/// A choice between a few segments.
public struct SegmentedControl: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.segmentedControl]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The segments in order.
    public var segments: [Segment] { element.contents(of: "segments") }

    /// Which segment is chosen; nil for none.
    public var selectedSegmentIndex: Int? { element.integer("selectedSegmentIndex") }

    /// Whether a segment is chosen only while it is touched.
    public var isMomentary: Bool { element.flag("momentary") ?? false }

    /// The look before iOS 7.
    public var controlStyle: String? { element["segmentControlStyle"] }

    /// Whether segments are as wide as their content asks.
    public var apportionsSegmentWidthsByContent: Bool { element.flag("apportionsSegmentWidthsByContent") ?? false }

    /// The colour of the chosen segment.
    public var selectedSegmentTintColor: Color? { element.color("selectedSegmentTintColor") }

    /// One segment of a segmented control.
    public struct Segment: ElementValue {
        public let element: Element

        public init(_ element: Element) {
            self.element = element
        }

        /// The title; macOS calls it a label.
        public var title: String? { element.string("title") ?? element.string("label") }

        /// The image; nil for none.
        public var image: ImageReference? { element.image("image") }

        /// The width in points; nil for as wide as the others.
        public var width: Double? { element.number("width") }

        /// Whether it can be used, which is the default.
        public var isEnabled: Bool { element.flag("enabled") ?? true }

        /// Whether it is chosen when it is loaded.
        public var isSelected: Bool { element.flag("selected") ?? false }

        /// The number that the app's code finds it by, by default 0.
        public var tag: Int { element.integer("tag") ?? 0 }

        /// How far the content is off the middle, in points.
        public var contentOffset: Size? { element.size("contentOffset") }
    }
}
