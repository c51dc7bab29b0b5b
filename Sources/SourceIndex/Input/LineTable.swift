/// Turns offsets in a file into lines and columns.
struct LineTable {
    private let file: String
    /// Where each line begins.
    private let starts: [Int]

    init(file: String, bytes: [UInt8]) {
        self.file = file
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            while position < bytes.count {
                let byte = bytes[position]
                position += 1
                if byte == Ascii.carriageReturn, position < bytes.count, bytes[position] == Ascii.newline { continue }
                if byte == Ascii.newline || byte == Ascii.carriageReturn { starts.append(position) }
            }
        }
        self.starts = starts
    }

    /// The place of a byte.
    func location(of offset: Int) -> SourceLocation {
        var range = starts.indices
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range = starts[middle] <= offset ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return SourceLocation(file: file, line: range.lowerBound + 1, column: offset - starts[range.lowerBound] + 1)
    }
}
