/// A button.
public struct Button: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.button]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The look; the format leaves out `custom`.
    public var buttonType: ButtonType { element.word("buttonType") ?? .custom }

    /// What the button shows in each state that has values of its own.
    public var states: [State] { element.children("state").map(State.init) }

    /// What the button shows unless a state says otherwise.
    public var normalState: State? { element.value("state", key: "normal") }

    /// The look since iOS 15, which replaces the states.
    public var configuration: ButtonConfiguration? { element.value("buttonConfiguration", key: "configuration") }

    /// What lies behind the content since iOS 14.
    public var backgroundConfiguration: BackgroundConfiguration? { element.value("backgroundConfiguration") }

    /// The title in the normal state, wherever the document keeps it.
    public var title: String? {
        configuration?.title ?? normalState?.title ?? normalState?.attributedTitle?.string ?? element.string("title")
    }

    /// The image in the normal state, wherever the document keeps it.
    public var image: ImageReference? { configuration?.image ?? normalState?.image ?? element.image("image") }

    /// The font; nil for the system's.
    public var font: Font? {
        element.value("fontDescription", key: "fontDescription") ?? element.value("fontDescription", key: "font")
    }

    /// How a title that is too long ends.
    public var lineBreakMode: LineBreakMode? { element.word("lineBreakMode") }

    /// The distance of all content from the edges, in points.
    public var contentEdgeInsets: Insets? { element.insets("contentEdgeInsets") }

    /// How the title is moved from its place, in points.
    public var titleEdgeInsets: Insets? { element.insets("titleEdgeInsets") }

    /// How the image is moved from its place, in points.
    public var imageEdgeInsets: Insets? { element.insets("imageEdgeInsets") }

    /// How far the title's shadow is from it, in points.
    public var titleShadowOffset: Size? { element.size("titleShadowOffset") }

    /// Whether a pressed button glows.
    public var showsTouchWhenHighlighted: Bool { element.flag("showsTouchWhenHighlighted") ?? false }

    /// Whether a pressed button draws its image darker, which is the default.
    public var adjustsImageWhenHighlighted: Bool { element.flag("adjustsImageWhenHighlighted") ?? true }

    /// Whether a disabled button draws its image paler, which is the default.
    public var adjustsImageWhenDisabled: Bool { element.flag("adjustsImageWhenDisabled") ?? true }

    /// Whether the shadow of a pressed button's title changes sides.
    public var reversesTitleShadowWhenHighlighted: Bool {
        element.flag("reversesTitleShadowWhenHighlighted") ?? false
    }

    /// Whether the pointer of an iPad takes the button's shape.
    public var hasPointerInteraction: Bool { element.flag("pointerInteraction") ?? false }

    /// Whether a press shows the menu at once.
    public var showsMenuAsPrimaryAction: Bool { element.flag("showsMenuAsPrimaryAction") ?? false }

    /// Whether a press turns the button on and off, or chooses from its menu.
    public var changesSelectionAsPrimaryAction: Bool { element.flag("changesSelectionAsPrimaryAction") ?? false }

    /// `destructive`, `cancel` and others.
    public var role: String? { element["role"] }

    /// On a watch, whether the title's parts look different.
    public var hasAttributedTitle: Bool { element.flag("hasAttributedTitle") ?? false }

    /// The colour of the title on a watch; elsewhere it is in the states.
    public var titleColor: Color? { element.color("titleColor") }

    /// The tint on macOS.
    public var contentTintColor: Color? { element.color("contentTintColor") }

    /// How a symbol of the system is drawn.
    public var preferredSymbolConfiguration: SymbolConfiguration? { element.value("preferredSymbolConfiguration") }

    /// Whether the image grows with the reader's preferred text size.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    }

    /// What a press, or a long one, offers.
    public var menu: Menu? { element.value("menu", key: "menu") }

    /// What a watch's button holds instead of a title.
    public var contentGroup: View? { element.value("group", key: "contentGroup") }

    /// The look of a button.
    public struct ButtonType: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let custom: ButtonType = "custom"
        public static let system: ButtonType = "system"
        public static let detailDisclosure: ButtonType = "detailDisclosure"
        public static let infoLight: ButtonType = "infoLight"
        public static let infoDark: ButtonType = "infoDark"
        public static let contactAdd: ButtonType = "contactAdd"
        public static let close: ButtonType = "close"
        /// What `system` is called in older documents.
        public static let roundedRect: ButtonType = "roundedRect"
    }

    /// What a button shows in one state.
    public struct State: ElementValue {
        public let element: Element

        public init(_ element: Element) {
            self.element = element
        }

        /// The state: `normal`, `highlighted`, `selected`, `disabled`.
        public var name: String? { element["key"] }

        /// The title; nil where there is none.
        public var title: String? { element.string("title") }

        /// The title where its parts look different.
        public var attributedTitle: AttributedString? { element.value("attributedString", key: "attributedTitle") }

        /// The colour of the title; nil for the tint.
        public var titleColor: Color? { element.color("titleColor") }

        /// The colour of the title's shadow.
        public var titleShadowColor: Color? { element.color("titleShadowColor") }

        /// The image; nil for none.
        public var image: ImageReference? { element.image("image") }

        /// The image behind title and image.
        public var backgroundImage: ImageReference? { element.image("backgroundImage", sharesCatalog: false) }

        /// How a symbol of the system is drawn.
        public var preferredSymbolConfiguration: SymbolConfiguration? {
            element.value("preferredSymbolConfiguration")
        }
    }
}
