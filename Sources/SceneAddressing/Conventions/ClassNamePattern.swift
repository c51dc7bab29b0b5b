/// The name of a class, or of a family of classes: `*LinkedStoryboardSegue`, `IBIncluded*`.
///
/// A `*` at the start or at the end stands for any letters, and nowhere else. The module is not part of the name.
public struct ClassNamePattern: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The pattern as it is written.
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    public init(stringLiteral text: String) {
        self.text = text
    }

    public var description: String { text }

    /// True if the pattern names a single class.
    public var isExact: Bool { !text.hasPrefix("*") && !text.hasSuffix("*") }

    /// True if the class is of this name or family.
    public func matches(_ className: String) -> Bool {
        let opens = text.hasPrefix("*")
        let core = String(opens ? text.dropFirst() : text[...])
        let endsOpen = core.hasSuffix("*")
        let word = endsOpen ? String(core.dropLast()) : core
        return switch (opens, endsOpen) {
        case (false, false): className.exactlyEquals(word)
        case (true, false): className.hasSuffix(word)
        case (false, true): className.hasPrefix(word)
        case (true, true): word.isEmpty || className.contains(word)
        }
    }
}
