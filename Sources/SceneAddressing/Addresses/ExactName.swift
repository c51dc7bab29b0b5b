/// A name that is compared byte by byte, as UIKit and the file system look names up.
///
/// Two Swift strings are equal when they are canonically equivalent, so `"é"` composed equals `"é"` decomposed;
/// as names of storyboards, scenes and bundles they are two different names. Use this as the key of sets and
/// dictionaries of such names.
public struct ExactName: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name as it is written.
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    public init(stringLiteral text: String) {
        self.text = text
    }

    public var description: String { text }

    public static func == (left: ExactName, right: ExactName) -> Bool {
        left.text.exactlyEquals(right.text)
    }

    public static func < (left: ExactName, right: ExactName) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 {
            hasher.combine(byte)
        }
        hasher.combine(UInt8(0xFF))
    }
}

extension String {
    /// True if both strings are the same bytes in UTF-8; unlike `==`, which ignores Unicode composition.
    public func exactlyEquals(_ other: String) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
