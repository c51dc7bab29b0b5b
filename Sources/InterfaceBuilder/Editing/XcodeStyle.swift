/// How Interface Builder writes XML: four spaces a level, the self-closing form for what is empty,
/// double quotes, and its own choice of escapes.
enum XcodeStyle {
    static let indentation = "    "

    static func attribute(_ name: String, _ value: String) -> [UInt8] {
        var output = Array("\(name)=\"".utf8)
        appendEscaped(value, inAttribute: true, to: &output)
        output.append(UInt8(ascii: "\""))
        return output
    }

    static func appendEscaped(_ text: String, inAttribute: Bool, to output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\"") where inAttribute: output.append(contentsOf: "&quot;".utf8)
            case 0x09 where inAttribute: output.append(contentsOf: "&#9;".utf8)
            case 0x0A where inAttribute: output.append(contentsOf: "&#10;".utf8)
            case 0x0D: output.append(contentsOf: "&#13;".utf8)
            default: output.append(byte)
            }
        }
    }

    /// A text with all its line ends in one form.
    static func withLineEnds(_ lineEnd: String, _ text: [UInt8]) -> [UInt8] {
        guard lineEnd != "\n" || text.contains(0x0D) else { return text }
        var output: [UInt8] = []
        output.reserveCapacity(text.count + text.count / 16)
        var position = 0
        while position < text.count {
            let byte = text[position]
            position += 1
            if byte == 0x0D || byte == 0x0A {
                if byte == 0x0D, position < text.count, text[position] == 0x0A {
                    position += 1
                }
                output.append(contentsOf: lineEnd.utf8)
            } else {
                output.append(byte)
            }
        }
        return output
    }

    /// The element as text, its first line not indented.
    ///
    /// - Parameter lineStart: a line end and the blank space that the element's own line starts with; without
    ///   a line end everything goes on one line.
    static func append(_ element: NewElement, lineStart: String, to output: inout [UInt8]) {
        if let comment = element.comment {
            output.append(contentsOf: "<!--\(comment)-->\(lineStart)".utf8)
        }
        output.append(UInt8(ascii: "<"))
        output.append(contentsOf: element.name.utf8)
        for attribute in element.attributes {
            output.append(UInt8(ascii: " "))
            output.append(contentsOf: self.attribute(attribute.name, attribute.value))
        }
        guard !element.children.isEmpty || !element.text.isEmpty else {
            output.append(contentsOf: "/>".utf8)
            return
        }
        output.append(UInt8(ascii: ">"))
        appendEscaped(element.text, inAttribute: false, to: &output)
        let inner = Storage.hasLineEnd(lineStart) ? lineStart + indentation : lineStart
        for child in element.children {
            output.append(contentsOf: inner.utf8)
            append(child, lineStart: inner, to: &output)
        }
        if !element.children.isEmpty {
            output.append(contentsOf: lineStart.utf8)
        }
        output.append(contentsOf: "</\(element.name)>".utf8)
    }
}
