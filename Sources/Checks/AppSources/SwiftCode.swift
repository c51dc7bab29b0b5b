/// Swift without what is not code.
enum SwiftCode {
    private static let quote = UInt8(ascii: "\"")
    private static let newline = UInt8(ascii: "\n")

    /// The text with blanks in the place of comments and of literals, so that every byte stays where it is. What is put into a
    /// literal by `\(…)` is blanked with it.
    static func withoutTexts(_ bytes: [UInt8]) -> [UInt8] {
        var code = bytes
        var position = 0
        while position < bytes.count {
            let start = position
            switch bytes[position] {
            case UInt8(ascii: "/") where byte(bytes, position + 1) == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != newline { position += 1 }
            case UInt8(ascii: "/") where byte(bytes, position + 1) == UInt8(ascii: "*"): position = end(ofCommentAt: position, bytes)
            case quote: position = end(ofLiteralAt: position, bytes)
            default:
                position += 1
                continue
            }
            for place in start..<position where code[place] != newline { code[place] = UInt8(ascii: " ") }
        }
        return code
    }

    private static func byte(_ bytes: [UInt8], _ position: Int) -> UInt8 {
        bytes.indices.contains(position) ? bytes[position] : 0
    }

    private static func end(ofCommentAt start: Int, _ bytes: [UInt8]) -> Int {
        var depth = 0
        var position = start
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "/"), byte(bytes, position + 1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), byte(bytes, position + 1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return position }
            } else {
                position += 1
            }
        }
        return bytes.count
    }

    private static func end(ofLiteralAt start: Int, _ bytes: [UInt8]) -> Int {
        let isLong = byte(bytes, start + 1) == quote && byte(bytes, start + 2) == quote
        var position = start + (isLong ? 3 : 1)
        var parentheses = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"):
                if byte(bytes, position + 1) == UInt8(ascii: "(") { parentheses += 1 }
                position += 1
            case UInt8(ascii: "(") where parentheses > 0: parentheses += 1
            case UInt8(ascii: ")") where parentheses > 0: parentheses -= 1
            case newline where !isLong: return position
            case quote where parentheses == 0:
                if !isLong { return position + 1 }
                if byte(bytes, position + 1) == quote, byte(bytes, position + 2) == quote { return position + 3 }
            default: break
            }
            position += 1
        }
        return bytes.count
    }
}
