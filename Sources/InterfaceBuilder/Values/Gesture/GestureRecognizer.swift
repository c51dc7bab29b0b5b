/// What tells a gesture from other touches.
public struct GestureRecognizer: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The kind, which is the name of the element.
    public var kind: Kind { Kind(rawValue: element.name) }

    /// Whether it can be used, which is the default.
    public var isEnabled: Bool { element.flag("enabled") ?? true }

    /// How many taps make the gesture; nil for the kind's usual number.
    public var numberOfTapsRequired: Int? { element.integer("numberOfTapsRequired") }

    /// How many fingers make the gesture; nil for the kind's usual number.
    public var numberOfTouchesRequired: Int? { element.integer("numberOfTouchesRequired") }

    /// The least number of fingers.
    public var minimumNumberOfTouches: Int? { element.integer("minimumNumberOfTouches") }

    /// The greatest number of fingers.
    public var maximumNumberOfTouches: Int? { element.integer("maximumNumberOfTouches") }

    /// In seconds.
    public var minimumPressDuration: Double? { element.number("minimumPressDuration") }

    /// How far a pressing finger may stray, in points.
    public var allowableMovement: Double? { element.number("allowableMovement") }

    /// Where a swipe goes.
    public var direction: String? { element["direction"] }

    /// The edges of the screen that a pan starts at.
    public var edges: String? { element["edges"] }

    /// Whether the view loses touches that became the gesture.
    public var cancelsTouchesInView: Bool { element.flag("cancelsTouchesInView") ?? true }

    /// Whether the view learns of touches only once they are not the gesture.
    public var delaysTouchesBegan: Bool { element.flag("delaysTouchesBegan") ?? false }

    /// Whether the view learns of the end of touches only once they are not the gesture, which is the default.
    public var delaysTouchesEnded: Bool { element.flag("delaysTouchesEnded") ?? true }

    /// The ids of the gestures that must fail first, on a watch.
    public var precedingGestureRecognizerIDs: [String] {
        element.child("precedingGestureRecognizers")?.children.compactMap { $0["reference"] } ?? []
    }

    /// A kind of gesture.
    public struct Kind: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let tap: Kind = "tapGestureRecognizer"
        public static let pan: Kind = "panGestureRecognizer"
        public static let pinch: Kind = "pinchGestureRecognizer"
        public static let rotation: Kind = "rotationGestureRecognizer"
        public static let swipe: Kind = "swipeGestureRecognizer"
        /// Spelled `pong` by Interface Builder.
        public static let longPress: Kind = "pongPressGestureRecognizer"
        public static let screenEdgePan: Kind = "screenEdgePanGestureRecognizer"
        public static let hover: Kind = "hoverGestureRecognizer"
        /// Recognises what a class of the app says.
        public static let custom: Kind = "customGestureRecognizer"

        /// Whether the word names a gesture recogniser, known or not.
        public var isKnown: Bool { rawValue.hasSuffix("GestureRecognizer") }
    }
}
