import InterfaceBuilder

/// Where the objects of a JSON5 text begin, which Foundation does not tell.
enum NestedObjects {
    /// The places of the objects that so many braces and brackets enclose, their own included, in the order of the text.
    ///
    /// - Parameter bytes: a text that has been read as JSON5 before.
    static func positions(in bytes: [UInt8], depth wanted: Int) -> [SourcePosition] {
        var positions: [SourcePosition] = []
        var depth = 0
        var line = 1
        var lineStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var index = lineStart
        func next(_ offset: Int) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }
        var quote: UInt8?
        var comment: Comment?
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
                if comment == .line { comment = nil }
            } else if let kind = comment {
                if kind == .block, byte == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
                    comment = nil
                    index += 1
                }
            } else if let mark = quote {
                if byte == UInt8(ascii: "\\"), next(1) != UInt8(ascii: "\n") {
                    index += 1
                } else if byte == mark {
                    quote = nil
                }
            } else {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
                case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"): comment = .line
                case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"):
                    comment = .block
                    index += 1
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    depth += 1
                    if depth == wanted, byte == UInt8(ascii: "{") {
                        positions.append(SourcePosition(line: line, column: index - lineStart + 1))
                    }
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                default: break
                }
            }
            index += 1
        }
        return positions
    }

    private enum Comment { case line, block }
}
