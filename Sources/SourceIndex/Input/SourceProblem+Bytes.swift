#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension SourceProblem {
    /// What keeps a compiler from taking a file, as far as its bytes tell at once; nil where nothing does.
    init?(ofBytes bytes: [UInt8], file: String) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            self.init(file: file, reason: "It is UTF-16, and compilers take UTF-8")
        } else if let line = Self.lineOfMergeMark(in: bytes) {
            self.init(
                file: file, reason: "It holds the marks of an unfinished merge", line: line, isUnfinishedMerge: true)
        } else {
            return nil
        }
    }

    /// The line of the first mark; nil unless the marks of both sides are there, each at the start of a line.
    private static func lineOfMergeMark(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { bytes in
            var start = 0
            var line = 1
            var first: Int?
            while start < bytes.count {
                if first == nil, isMark(UInt8(ascii: "<"), at: start, bytes) { first = line }
                if let first, isMark(UInt8(ascii: ">"), at: start, bytes) { return first }
                guard let base = bytes.baseAddress, let end = memchr(base + start, 0x0A, bytes.count - start) else { return nil }
                start = UnsafeRawPointer(end) - base + 1
                line += 1
            }
            return nil
        }
    }

    private static func isMark(_ letter: UInt8, at start: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
        let end = start + 7
        guard end < bytes.count, bytes[start] == letter, bytes[end] == UInt8(ascii: " ") else { return false }
        return bytes[start..<end].allSatisfy { $0 == letter }
    }
}
