/// The name of a class, or of a family of classes: `*LinkedStoryboardSegue`, `IBIncluded*`.
///
/// A `*` stands for any letters, none included. The module is not part of the name.
public struct ClassNamePattern: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The pattern as it is written.
    public let text: String

    /// The pattern that a text stands for.
    public init(_ text: String) {
        self.text = text
    }

    public init(stringLiteral text: String) {
        self.text = text
    }

    public var description: String { text }

    /// True if the pattern names a single class.
    public var isExact: Bool { !text.contains("*") }

    /// True if the class is of this name or family.
    public func matches(_ className: String) -> Bool {
        isExact ? className.exactlyEquals(text) : Array(className).matchesWildcards(of: Array(text))
    }
}

extension [Character] {
    /// True if a pattern, in which `*` stands for any letters and `?` for one, matches the whole text.
    ///
    /// It goes back to the last `*` only, so it takes at most as many steps as text and pattern multiplied.
    package func matchesWildcards(of pattern: [Character]) -> Bool {
        var index = 0
        var patternIndex = 0
        var star: (pattern: Int, text: Int)?
        while index < count {
            if patternIndex < pattern.count, pattern[patternIndex] == "*" {
                star = (patternIndex, index)
                patternIndex += 1
            } else if patternIndex < pattern.count, pattern[patternIndex] == "?" || pattern[patternIndex] == self[index] {
                patternIndex += 1
                index += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                patternIndex = last.pattern + 1
                index = last.text + 1
            } else {
                return false
            }
        }
        return pattern[patternIndex...].allSatisfy { $0 == "*" }
    }
}
