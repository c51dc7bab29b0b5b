/// The value of an option.
public enum OptionValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case texts([String])
    /// Lists of texts by names that the configuration chooses.
    case table([String: [String]])

    /// What configurations must write for a value of this type, as in `a string or an array of strings`.
    public var typeName: String {
        switch self {
        case .flag: "true or false"
        case .number: "a number"
        case .text: "a string"
        case .texts: "an array of strings"
        case .table: "an object whose values are arrays of strings"
        }
    }

    /// Whether another value is of the same type.
    public func hasType(of other: OptionValue) -> Bool { typeName == other.typeName }
}
