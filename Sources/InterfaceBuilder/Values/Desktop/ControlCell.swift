/// What draws a control of macOS: most of what UIKit keeps in the control itself is here.
public struct ControlCell: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The name of the element, such as `buttonCell`.
    public var kind: String { element.name }

    /// The sort of button, such as `push` or `check`.
    public var type: String? { element["type"] }

    public var title: String? { element.string("title") }

    public var attributedTitle: AttributedString? { element.value("attributedString", key: "attributedTitle") }

    /// What is shown while there is no text.
    public var placeholder: String? { element.string("placeholderString") }

    public var font: Font? { element.value("font", key: "font") }

    public var textColor: Color? { element.color("textColor") }

    public var backgroundColor: Color? { element.color("backgroundColor") }

    /// The side that the text is flush with.
    public var alignment: TextAlignment? { element.word("alignment") }

    /// How a line that is too long ends.
    public var lineBreakMode: LineBreakMode? { element.word("lineBreakMode") }

    public var image: ImageReference? { element.image("image") }

    /// The image while the button is on.
    public var alternateImage: ImageReference? { element.image("alternateImage") }

    public var imagePosition: String? { element["imagePosition"] }

    public var imageScaling: String? { element["imageScaling"] }

    public var bezelStyle: String? { element["bezelStyle"] }

    public var borderStyle: String? { element["borderStyle"] }

    public var controlSize: String? { element["controlSize"] }

    /// The distance from the border to the content, in points.
    public var inset: Double? { element.number("inset") }

    /// Whether a button is `on`, a text field in use.
    public var state: String? { element["state"] }

    public var tag: Int { element.integer("tag") ?? 0 }

    public var isEnabled: Bool { element.flag("enabled") ?? true }

    public var isEditable: Bool { element.flag("editable") ?? false }

    /// Whether the text can be selected; what can be edited can.
    public var isSelectable: Bool { element.flag("selectable") ?? isEditable }

    public var isScrollable: Bool { element.flag("scrollable") ?? false }

    /// Whether changes are sent while the control moves.
    public var isContinuous: Bool { element.flag("continuous") ?? false }

    public var drawsBackground: Bool { element.flag("drawsBackground") ?? false }

    public var sendsActionOnEndEditing: Bool { element.flag("sendsActionOnEndEditing") ?? false }

    public var usesSingleLineMode: Bool { element.flag("usesSingleLineMode") ?? false }

    public var allowsUndo: Bool { element.flag("allowsUndo") ?? true }

    public var allowsEditingTextAttributes: Bool { element.flag("allowsEditingTextAttributes") ?? false }

    public var refusesFirstResponder: Bool { element.flag("refusesFirstResponder") ?? false }

    public var minimumValue: Double? { element.number("minValue") }

    public var maximumValue: Double? { element.number("maxValue") }

    public var value: Double? { element.number("doubleValue") }

    /// The key that presses a button.
    public var keyEquivalent: String? { element.string("keyEquivalent") }

    /// The keys that are held with it.
    public var keyEquivalentModifiers: Set<String> {
        element.child("modifierMask", key: "keyEquivalentModifierMask")?.setFlags ?? []
    }

    /// What a button does while it is pressed.
    public var behaviors: Set<String> { element.child("behavior", key: "behavior")?.setFlags ?? [] }

    /// What a pop-up button offers.
    public var menu: Menu? { element.value("menu", key: "menu") }

    /// The id of the menu item that is chosen.
    public var selectedItemID: String? { element["selectedItem"] }

    /// Whether a pop-up button keeps its title.
    public var pullsDown: Bool { element.flag("pullsDown") ?? false }
}
