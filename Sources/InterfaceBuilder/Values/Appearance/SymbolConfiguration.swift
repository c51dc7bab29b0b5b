/// How the symbols of the system are drawn in a view.
public struct SymbolConfiguration: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The scale relative to the text around the symbol.
    public var scale: SymbolScale? { element.word("scale") }

    /// The weight of the strokes.
    public var weight: String? { element["weight"] }

    /// What the configuration is derived from: `pointSize`, `font` and others.
    public var configurationType: String? { element["configurationType"] }

    /// The size in points.
    public var pointSize: Double? { element.number("pointSize") }

    /// The font that the symbol goes with.
    public var font: Font? { element.value("fontDescription", key: "fontDescription") }
}

/// The scale of a symbol.
public struct SymbolScale: OpenEnumeration {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let small: SymbolScale = "small"
    public static let medium: SymbolScale = "medium"
    public static let large: SymbolScale = "large"
    public static let `default`: SymbolScale = "default"
}
