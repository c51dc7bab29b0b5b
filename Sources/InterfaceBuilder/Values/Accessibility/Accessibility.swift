/// What assistive technology and tests are told of an object.
public struct Accessibility: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// What tests find the object by.
    public var identifier: String? { element.string("identifier") }

    /// What is read out for the object.
    public var label: String? { element.string("label") }

    /// What is read out about its use.
    public var hint: String? { element.string("hint") }

    /// What macOS calls the label.
    public var itemDescription: String? { element.string("description") }

    /// What macOS calls the hint.
    public var help: String? { element.string("help") }

    /// Whether the object is an element of its own; nil leaves it to the class.
    public var isElement: Bool? { element.child("bool", key: "isElement")?.flag("value") }

    /// The traits; nil leaves them to the class.
    public var traits: Set<Trait>? {
        element.child("accessibilityTraits", key: "traits").map {
            Set($0.setFlags.subtracting(["none"]).map(Trait.init(rawValue:)))
        }
    }

    /// What an object is to somebody who hears it.
    public struct Trait: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let button: Trait = "button"
        public static let link: Trait = "link"
        public static let image: Trait = "image"
        public static let header: Trait = "header"
        public static let selected: Trait = "selected"
        public static let staticText: Trait = "staticText"
        public static let searchField: Trait = "searchField"
        public static let keyboardKey: Trait = "keyboardKey"
        public static let notEnabled: Trait = "notEnabled"
        public static let updatesFrequently: Trait = "updatesFrequently"
        public static let summaryElement: Trait = "summaryElement"
    }
}
