extension String {
    /// Adds text that XML and HTML read as nothing but text, between tags and in quoted attributes.
    mutating func append(escaped text: String) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: self += "&amp;"
            case 0x3C: self += "&lt;"
            case 0x3E: self += "&gt;"
            case 0x22: self += "&quot;"
            case 0x27: self += "&#39;"
            case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0xFFFE, 0xFFFF: self += "\u{FFFD}"
            default: unicodeScalars.append(scalar)
            }
        }
    }

    mutating func append(attribute name: String, _ value: String) {
        self += " " + name + "=\""
        append(escaped: value)
        self += "\""
    }

    mutating func append(attribute name: String, _ value: Double) {
        self += " " + name + "=\""
        append(number: value)
        self += "\""
    }
}
