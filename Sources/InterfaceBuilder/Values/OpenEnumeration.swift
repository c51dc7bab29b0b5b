/// A word that the file format uses, of a set that Xcode extends with every version.
///
/// Known words are static members; an unknown one is kept as it is spelled and compares like any other.
public protocol OpenEnumeration: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
where RawValue == String, StringLiteralType == String {
    /// Takes a word as the file spells it, known or not.
    init(rawValue: String)
}

extension OpenEnumeration {
    /// Takes a word as the file spells it.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    /// The word as the file spells it.
    public var description: String { rawValue }
}
