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

    /// The title; nil where there is none.
    public var title: String? { element.string("title") }

    /// The title where its parts look different.
    public var attributedTitle: AttributedString? { element.value("attributedString", key: "attributedTitle") }

    /// What is shown while there is no text.
    public var placeholder: String? { element.string("placeholderString") }

    /// The font; nil for the system's.
    public var font: Font? { element.value("font", key: "font") }

    /// The colour of the text; nil for the system's.
    public var textColor: Color? { element.color("textColor") }

    /// The colour behind the content; nil for none.
    public var backgroundColor: Color? { element.color("backgroundColor") }

    /// The side that the text is flush with.
    public var alignment: TextAlignment? { element.word("alignment") }

    /// How a line that is too long ends.
    public var lineBreakMode: LineBreakMode? { element.word("lineBreakMode") }

    /// The image; nil for none.
    public var image: ImageReference? { element.image("image") }

    /// The image while the button is on.
    public var alternateImage: ImageReference? { element.image("alternateImage") }

    /// Where the image is beside the title; nil for no image.
    public var imagePosition: String? { element["imagePosition"] }

    /// How the image is fitted.
    public var imageScaling: String? { element["imageScaling"] }

    /// How the border is raised.
    public var bezelStyle: String? { element["bezelStyle"] }

    /// The border, such as `roundedRect`; nil for none.
    public var borderStyle: String? { element["borderStyle"] }

    /// `small`, `mini` and others; nil for the regular size.
    public var controlSize: String? { element["controlSize"] }

    /// The distance from the border to the content, in points.
    public var inset: Double? { element.number("inset") }

    /// Whether a button is `on`, a text field in use.
    public var state: String? { element["state"] }

    /// The number that the app's code finds it by, by default 0.
    public var tag: Int { element.integer("tag") ?? 0 }

    /// Whether it can be used, which is the default.
    public var isEnabled: Bool { element.flag("enabled") ?? true }

    /// Whether the user can change the content.
    public var isEditable: Bool { element.flag("editable") ?? false }

    /// Whether the text can be selected; what can be edited can.
    public var isSelectable: Bool { element.flag("selectable") ?? isEditable }

    /// Whether a text that is too long can be scrolled.
    public var isScrollable: Bool { element.flag("scrollable") ?? false }

    /// Whether changes are sent while the control moves.
    public var isContinuous: Bool { element.flag("continuous") ?? false }

    /// Whether the background is filled.
    public var drawsBackground: Bool { element.flag("drawsBackground") ?? false }

    /// Whether the action is sent when the user leaves the field.
    public var sendsActionOnEndEditing: Bool { element.flag("sendsActionOnEndEditing") ?? false }

    /// Whether line ends are left out.
    public var usesSingleLineMode: Bool { element.flag("usesSingleLineMode") ?? false }

    /// Whether changes of the text can be taken back, which is the default.
    public var allowsUndo: Bool { element.flag("allowsUndo") ?? true }

    /// Whether the user can change how the text looks.
    public var allowsEditingTextAttributes: Bool { element.flag("allowsEditingTextAttributes") ?? false }

    /// Whether the control never has the keyboard.
    public var refusesFirstResponder: Bool { element.flag("refusesFirstResponder") ?? false }

    /// The lower limit.
    public var minimumValue: Double? { element.number("minValue") }

    /// The upper limit.
    public var maximumValue: Double? { element.number("maxValue") }

    /// The value at first.
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
