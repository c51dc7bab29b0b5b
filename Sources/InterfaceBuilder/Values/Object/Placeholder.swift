/// A stand-in for an object that is there before the document is loaded.
public struct Placeholder: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// What the placeholder stands for.
    public var identifier: Identifier? { element.word("placeholderIdentifier") }

    /// Names what a placeholder stands for.
    public struct Identifier: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The object that loads a xib.
        public static let filesOwner: Identifier = "IBFilesOwner"
        /// Whatever object takes an action up along the responder chain.
        public static let firstResponder: Identifier = "IBFirstResponder"

        /// Whether an object of a scene's surroundings is meant, as old documents name them
        /// (`UpstreamPlaceholder-1`).
        public var isUpstream: Bool { rawValue.hasPrefix("UpstreamPlaceholder") }
    }
}
