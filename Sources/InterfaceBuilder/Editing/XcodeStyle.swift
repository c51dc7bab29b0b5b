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

    /// The element as text, its first line not indented.
    ///
    /// - Parameter lineStart: a line end and the blank space that the element's own line starts with.
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
        for child in element.children {
            output.append(contentsOf: (lineStart + indentation).utf8)
            append(child, lineStart: lineStart + indentation, to: &output)
        }
        if !element.children.isEmpty {
            output.append(contentsOf: lineStart.utf8)
        }
        output.append(contentsOf: "</\(element.name)>".utf8)
    }
}
