/// A value that is set by key path after an object is made.
public struct RuntimeAttribute: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// What an attribute is set to.
    public enum Value: Hashable, Sendable {
        case integer(Int)
        case real(Double)
        case string(String)
        /// A string that the translations of the document may replace.
        case localizedString(String)
        case boolean(Bool)
        case color(Color)
        case point(Point)
        case size(Size)
        case rect(Rect)
        case range(location: Int, length: Int)
        case image(ImageReference)
        case `nil`
        /// A value that does not fit its type, or a type that is not known; see the element.
        case other
    }

    /// The key path, such as `layer.cornerRadius`.
    public var keyPath: String? { element["keyPath"] }

    /// The type that the document gives the value.
    public var type: AttributeType? { element.word("type") }

    /// Whether the translations of the document may replace the value.
    public var isLocalized: Bool { element.flag("localized") ?? false }

    /// The value.
    public var value: Value {
        switch type {
        case .number: number
        case .string: string
        case .boolean: element.flag("value").map(Value.boolean) ?? .other
        case .color: element.color("value").map(Value.color) ?? .other
        case .point: element.point("value").map(Value.point) ?? .other
        case .size: element.size("value").map(Value.size) ?? .other
        case .rect: element.rect("value").map(Value.rect) ?? .other
        case .range: range
        case .image: element.image("value").map(Value.image) ?? .other
        case .nil: .nil
        default: .other
        }
    }

    private var number: Value {
        if let integer = element.child("integer", key: "value")?.integer("value") {
            return .integer(integer)
        }
        return element.child("real", key: "value")?.number("value").map(Value.real) ?? .other
    }

    private var string: Value {
        let string = element.string("value") ?? ""
        return isLocalized ? .localizedString(string) : .string(string)
    }

    private var range: Value {
        guard let range = element.child("range", key: "value"), let location = range.integer("location"),
            let length = range.integer("length")
        else { return .other }
        return .range(location: location, length: length)
    }

    /// The type of a runtime attribute.
    public struct AttributeType: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let number: AttributeType = "number"
        public static let string: AttributeType = "string"
        public static let boolean: AttributeType = "boolean"
        public static let color: AttributeType = "color"
        public static let point: AttributeType = "point"
        public static let size: AttributeType = "size"
        public static let rect: AttributeType = "rect"
        public static let range: AttributeType = "range"
        public static let image: AttributeType = "image"
        public static let `nil`: AttributeType = "nil"
    }
}
