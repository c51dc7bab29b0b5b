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

    public var backgroundConfiguration: BackgroundConfiguration? { element.value("backgroundConfiguration") }

    /// The title in the normal state, wherever the document keeps it.
    public var title: String? {
        configuration?.title ?? normalState?.title ?? normalState?.attributedTitle?.string ?? element.string("title")
    }

    /// The image in the normal state, wherever the document keeps it.
    public var image: ImageReference? { configuration?.image ?? normalState?.image ?? element.image("image") }

    public var font: Font? {
        element.value("fontDescription", key: "fontDescription") ?? element.value("fontDescription", key: "font")
    }

    public var lineBreakMode: LineBreakMode? { element.word("lineBreakMode") }

    public var contentEdgeInsets: Insets? { element.insets("contentEdgeInsets") }

    public var titleEdgeInsets: Insets? { element.insets("titleEdgeInsets") }

    public var imageEdgeInsets: Insets? { element.insets("imageEdgeInsets") }

    public var titleShadowOffset: Size? { element.size("titleShadowOffset") }

    public var showsTouchWhenHighlighted: Bool { element.flag("showsTouchWhenHighlighted") ?? false }

    public var adjustsImageWhenHighlighted: Bool { element.flag("adjustsImageWhenHighlighted") ?? true }

    public var adjustsImageWhenDisabled: Bool { element.flag("adjustsImageWhenDisabled") ?? true }

    public var reversesTitleShadowWhenHighlighted: Bool {
        element.flag("reversesTitleShadowWhenHighlighted") ?? false
    }

    /// Whether the pointer of an iPad takes the button's shape.
    public var hasPointerInteraction: Bool { element.flag("pointerInteraction") ?? false }

    public var showsMenuAsPrimaryAction: Bool { element.flag("showsMenuAsPrimaryAction") ?? false }

    public var changesSelectionAsPrimaryAction: Bool { element.flag("changesSelectionAsPrimaryAction") ?? false }

    /// `destructive`, `cancel` and others.
    public var role: String? { element["role"] }

    /// On a watch, whether the title's parts look different.
    public var hasAttributedTitle: Bool { element.flag("hasAttributedTitle") ?? false }

    /// The colour of the title on a watch; elsewhere it is in the states.
    public var titleColor: Color? { element.color("titleColor") }

    /// The tint on macOS.
    public var contentTintColor: Color? { element.color("contentTintColor") }

    public var preferredSymbolConfiguration: SymbolConfiguration? { element.value("preferredSymbolConfiguration") }

    /// Whether the image grows with the reader's preferred text size.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    }

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
        public var title: String? { element.string("title") }
        /// The title where its parts look different.
        public var attributedTitle: AttributedString? { element.value("attributedString", key: "attributedTitle") }
        public var titleColor: Color? { element.color("titleColor") }
        public var titleShadowColor: Color? { element.color("titleShadowColor") }
        public var image: ImageReference? { element.image("image") }
        public var backgroundImage: ImageReference? { element.image("backgroundImage", sharesCatalog: false) }
        public var preferredSymbolConfiguration: SymbolConfiguration? {
            element.value("preferredSymbolConfiguration")
        }
    }
}
