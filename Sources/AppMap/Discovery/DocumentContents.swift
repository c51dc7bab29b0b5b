/// What the bytes of a document can be other than a document.
public enum DocumentContents {
    /// The problem that keeps a document from being read: an unfinished merge, or a pointer in its place.
    public static func problem(in bytes: [UInt8], of file: String) -> Problem? {
        if isLargeFilePointer(bytes) {
            return Problem(
                kind: .largeFilePointer, file: file, line: 1,
                message: "The file is only a pointer of Git Large File Storage and is not read; fetch the document with “git lfs pull”."
            )
        }
        if let line = firstMergeMarkerLine(in: bytes) {
            return Problem(
                kind: .unfinishedMerge, file: file, line: line, column: 1,
                message: "The file holds the markers of an unfinished merge and can be opened neither by Xcode nor here; finish the merge."
            )
        }
        return nil
    }

    /// The line, counted from 1, of the first merge marker; nil where there is none.
    ///
    /// A line of equals signs can stand in a text, and so counts only before a closing marker.
    public static func firstMergeMarkerLine(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var line = 1
            var start = 0
            var separator: Int?
            while start < buffer.count {
                switch buffer[start] {
                case UInt8(ascii: "<") where hasMarker("<<<<<<< ", buffer[start...]):
                    return separator ?? line
                case UInt8(ascii: "=") where hasMarker("=======", buffer[start...]):
                    let end = start + 7
                    let endsLine = end == buffer.count || buffer[end] == newline || buffer[end] == UInt8(ascii: "\r")
                    if endsLine { separator = separator ?? line }
                case UInt8(ascii: ">") where hasMarker(">>>>>>> ", buffer[start...]):
                    if let separator { return separator }
                default:
                    break
                }
                guard let end = buffer[start...].firstIndex(of: newline) else { return nil }
                start = end + 1
                line += 1
            }
            return nil
        }
    }

    /// Whether the bytes are a pointer of Git Large File Storage.
    public static func isLargeFilePointer(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "version https://git-lfs".utf8)
    }

    private static func hasMarker(_ marker: StaticString, _ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        text.starts(with: UnsafeBufferPointer(start: marker.utf8Start, count: marker.utf8CodeUnitCount))
    }

    private static let newline = UInt8(ascii: "\n")
}
