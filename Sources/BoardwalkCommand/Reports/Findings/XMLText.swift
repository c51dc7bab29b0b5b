/// Text for reports that are XML.
enum XMLText {
    static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// A start tag or, with `empty`, a whole element, whose attributes are in order; nil leaves one out.
    static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?>, empty: Bool = false) -> String {
        let list = attributes.compactMap { key, value in value.map { " \(key)=\"\(escaped($0))\"" } }.joined()
        return "<\(name)\(list)\(empty ? "/" : "")>"
    }

    /// The text as the value of an attribute or the content of an element, without characters that XML forbids.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n": escaped += "&#10;"
            default:
                // U+FFFE and U+FFFF are no characters of XML, and Swift calls them unassigned.
                escaped += String(scalar).printable
            }
        }
        return escaped
    }
}
