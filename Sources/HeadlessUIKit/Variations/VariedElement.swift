import InterfaceBuilder

/// An element as it would stand in a document that knew only some of its variations.
enum VariedElement {
    /// - Parameter variations: those that hold, the most particular last.
    /// - Returns: nil where no such element can be written.
    static func make(_ element: Element, with variations: [Variation]) -> Element? {
        var attributes = element.attributes.map { ($0.name, $0.value) }
        var children = element.children.filter { !left.contains($0.name) }
        for variation in variations {
            for (name, value) in variation.overrides {
                attributes.removeAll { $0.0 == name }
                attributes.append((name, value))
            }
            for replacement in variation.replacements {
                children.removeAll { $0["key"] == replacement["key"] && replacement["key"] != nil }
                children.append(replacement)
            }
        }
        var text = ""
        open(element.name, attributes, in: &text)
        for child in children {
            write(child, in: &text)
        }
        text += "</\(element.name)>"
        return (try? Document(text))?.root
    }

    /// What is an object of its own, or is no property.
    private static let left: Set = ["variation", "subviews", "constraints", "connections"]

    private static func open(_ name: String, _ attributes: [(String, String)], in text: inout String) {
        text += "<\(name)"
        for (name, value) in attributes {
            text += " \(name)=\"\(escaped(value))\""
        }
        text += ">"
    }

    /// Documents are only so deep that this ends.
    private static func write(_ element: Element, in text: inout String) {
        open(element.name, element.attributes.map { ($0.name, $0.value) }, in: &text)
        text += escaped(element.text)
        for child in element.children {
            write(child, in: &text)
        }
        text += "</\(element.name)>"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\r", "\t": escaped += "&#\(character.value);"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}
