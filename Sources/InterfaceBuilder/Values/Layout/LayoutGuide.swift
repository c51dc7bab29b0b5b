/// A rectangle that constraints can speak of without there being a view.
public struct LayoutGuide: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Which rectangle is meant.
    public var kind: Kind? {
        switch element.name {
        case "viewControllerLayoutGuide": element["type"].map { Kind(rawValue: $0) }
        case "keyboardLayoutGuide": .keyboard
        default: element.word("key")
        }
    }

    /// Which rectangle a layout guide stands for.
    public struct Kind: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// What lies above the content of a controller, before safe areas.
        public static let top: Kind = "top"
        /// What lies below the content of a controller, before safe areas.
        public static let bottom: Kind = "bottom"
        public static let safeArea: Kind = "safeArea"
        /// The content of a scroll view.
        public static let contentLayoutGuide: Kind = "contentLayoutGuide"
        /// The visible part of a scroll view.
        public static let frameLayoutGuide: Kind = "frameLayoutGuide"
        public static let keyboard: Kind = "keyboard"
    }
}
