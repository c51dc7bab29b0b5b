/// A place in a file, as editors and compilers count: both numbers start at 1,
/// and the column counts bytes of UTF-8.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public var description: String { "\(line):\(column)" }

    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// Where the lines of a file start. A line ends at a line feed, alone or after a carriage return.
struct LineTable {
    private(set) var starts: [UInt32]

    /// - Parameter first: where the first line starts, which is after a byte order mark.
    init(first: Int) {
        starts = [UInt32(first)]
    }

    mutating func addLine(at offset: Int) {
        starts.append(UInt32(offset))
    }

    /// How the first line ends; a line feed where there is only one line.
    func firstLineEnd(in bytes: [UInt8]) -> String {
        guard starts.count > 1, starts[1] > 1, bytes[Int(starts[1]) - 2] == 0x0D else { return "\n" }
        return "\r\n"
    }

    func position(of offset: Int) -> SourcePosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset {
                low = middle
            } else {
                high = middle
            }
        }
        return SourcePosition(line: low + 1, column: max(1, offset - Int(starts[low]) + 1))
    }
}
