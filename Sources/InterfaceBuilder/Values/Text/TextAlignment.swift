/// The side that the lines of a text are flush with.
public struct TextAlignment: OpenEnumeration {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Follows the writing direction.
    public static let natural: TextAlignment = "natural"
    public static let left: TextAlignment = "left"
    public static let center: TextAlignment = "center"
    public static let right: TextAlignment = "right"
    public static let justified: TextAlignment = "justified"
}
