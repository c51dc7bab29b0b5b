/// A name that is compared byte by byte, as UIKit and the file system look names up.
///
/// Two Swift strings are equal when they are canonically equivalent, so `"é"` composed equals `"é"` decomposed;
/// as names of storyboards, scenes and bundles they are two different names. Use this as the key of sets and
/// dictionaries of such names.
public struct ExactName: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name as it is written.
    public let text: String

    /// The name of this text.
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
        left.text.withBytes(and: right.text) { $0.lexicographicallyPrecedes($1) }
    }

    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        // No text holds this byte, so that two names in a row cannot be taken for two others.
        hasher.combine(UInt8(0xFF))
    }
}

extension String {
    /// True if both strings are the same bytes in UTF-8; unlike `==`, which ignores Unicode composition.
    public func exactlyEquals(_ other: String) -> Bool {
        utf8.count == other.utf8.count && withBytes(and: other) { $0.elementsEqual($1) }
    }

    fileprivate func withBytes<Result>(
        and other: String, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        var (left, right) = (self, other)
        return left.withUTF8 { left in right.withUTF8 { right in body(left, right) } }
    }
}
