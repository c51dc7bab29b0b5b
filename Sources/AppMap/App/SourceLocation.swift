import InterfaceBuilder
import SceneAddressing

/// A place in a file of the folder.
public struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Relative to the folder.
    public let file: String
    /// Line and column, both counted from 1; the column in bytes of UTF-8.
    public let position: SourcePosition

    /// A place in a file, whose path is relative to the folder.
    public init(file: String, position: SourcePosition) {
        self.file = file
        self.position = position
    }

    public var description: String { "\(file):\(position)" }

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        ExactName(left.file) != ExactName(right.file)
            ? ExactName(left.file) < ExactName(right.file) : left.position < right.position
    }
}
