/// A message that an object sends when it is used.
public struct Action: ConnectionValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The selector, such as `save:`.
    public var selector: String? { element["selector"] }

    /// The event of a control that sends the action; nil for bar buttons and gestures, which have but one.
    public var eventType: ControlEvent? { element.word("eventType") }

    /// The id of the receiver; documents of macOS spell it `target`.
    public var receiverID: String? { destinationID ?? element["target"] }
}

/// What happens to a control.
public struct ControlEvent: OpenEnumeration {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let touchDown: ControlEvent = "touchDown"
    public static let touchDownRepeat: ControlEvent = "touchDownRepeat"
    public static let touchDragInside: ControlEvent = "touchDragInside"
    public static let touchDragOutside: ControlEvent = "touchDragOutside"
    public static let touchDragEnter: ControlEvent = "touchDragEnter"
    public static let touchDragExit: ControlEvent = "touchDragExit"
    public static let touchUpInside: ControlEvent = "touchUpInside"
    public static let touchUpOutside: ControlEvent = "touchUpOutside"
    public static let touchCancel: ControlEvent = "touchCancel"
    public static let valueChanged: ControlEvent = "valueChanged"
    public static let primaryActionTriggered: ControlEvent = "primaryActionTriggered"
    public static let editingDidBegin: ControlEvent = "editingDidBegin"
    public static let editingChanged: ControlEvent = "editingChanged"
    public static let editingDidEnd: ControlEvent = "editingDidEnd"
    public static let editingDidEndOnExit: ControlEvent = "editingDidEndOnExit"
}
