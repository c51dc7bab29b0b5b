/// An element that is not in a document yet.
public struct NewElement: Hashable, Sendable {
    public struct Attribute: Hashable, Sendable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public var name: String
    /// The attributes in the order in which they are written.
    public var attributes: [Attribute]
    /// Text before the children, as in `<string key="value">text</string>`.
    public var text: String
    public var children: [NewElement]
    /// The comment before the element; Interface Builder writes a scene's title there.
    public var comment: String?

    public init(
        _ name: String, _ attributes: [Attribute] = [], text: String = "", children: [NewElement] = [],
        comment: String? = nil
    ) {
        self.name = name
        self.attributes = attributes
        self.text = text
        self.children = children
        self.comment = comment
    }

    /// An element with attributes in the order of the literal.
    public init(
        _ name: String, _ attributes: KeyValuePairs<String, String>, text: String = "", children: [NewElement] = [],
        comment: String? = nil
    ) {
        self.init(
            name, attributes.map { Attribute($0.key, $0.value) }, text: text, children: children, comment: comment)
    }
}

/// Where in a document something is put.
public enum Place: Hashable, Sendable {
    /// Inside an element, before all it holds.
    case first(in: Element.ID)
    /// Inside an element, after all it holds.
    case last(in: Element.ID)
    /// Directly before an element (and the comment that belongs to it).
    case before(Element.ID)
    /// Directly after an element.
    case after(Element.ID)
}
