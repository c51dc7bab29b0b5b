/// A place in a source file.
public struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The path as the module's list of files gives it.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in bytes of UTF-8.
    public let column: Int

    /// A place in a source file; line and column are counted from 1.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    public var description: String { "\(file):\(line):\(column)" }

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
        return (left.line, left.column) < (right.line, right.column)
    }
}
