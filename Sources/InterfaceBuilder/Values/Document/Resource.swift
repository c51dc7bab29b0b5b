/// What a document knows of an image or colour that it uses, as it was when the document was last saved.
public struct Resource: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `image`, `namedColor`, `systemColor` and others.
    public var kind: Kind { Kind(rawValue: element.name) }

    /// The name that the document refers to.
    public var name: String? { element["name"] }

    /// The catalog of an image: `system` for the system's symbols, nil for the app's own.
    public var catalog: String? { element["catalog"] }

    /// The size of an image in points.
    public var size: Size? { Size(element) }

    /// What the colour looked like.
    public var color: Color? { element.value("color") }

    /// Whether the document carries a copy of the image, for the editor's use.
    public var hasArchivedImage: Bool { element.child("mutableData", key: "keyedArchiveRepresentation") != nil }

    /// What a resource is.
    public struct Kind: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let image: Kind = "image"
        public static let namedColor: Kind = "namedColor"
        public static let systemColor: Kind = "systemColor"
    }
}
