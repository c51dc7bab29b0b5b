extension UIControl {
    /// What a user does with a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let all = Event(rawValue: 0xFFFF_FFFF)

        /// The event of a name in documents.
        init?(named name: String) {
            guard let event = Self.named[name] else { return nil }
            self = event
        }

        private static let named: [String: Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
            "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
            "touchCancel": .touchCancel, "valueChanged": .valueChanged,
            "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
            "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit,
        ]
    }

    /// How a control stands.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)

        /// The state of a name in documents.
        init?(named name: String?) {
            switch name {
            case "normal": self = .normal
            case "highlighted": self = .highlighted
            case "disabled": self = .disabled
            case "selected": self = .selected
            case "focused": self = .focused
            default: return nil
            }
        }
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top
        case bottom
        case fill

        init?(named name: String?) {
            switch name {
            case "center": self = .center
            case "top": self = .top
            case "bottom": self = .bottom
            case "fill": self = .fill
            default: return nil
            }
        }
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left
        case right
        case fill
        case leading
        case trailing

        init?(named name: String?) {
            switch name {
            case "center": self = .center
            case "left": self = .left
            case "right": self = .right
            case "fill": self = .fill
            case "leading": self = .leading
            case "trailing": self = .trailing
            default: return nil
            }
        }
    }
}
