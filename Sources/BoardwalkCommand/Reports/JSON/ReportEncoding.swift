import Foundation

/// How reports for programs become text.
enum ReportEncoding {
    /// The value as JSON: the same bytes for the same value, keys in alphabetical order.
    ///
    /// What would steer a terminal is escaped, as JSON allows everywhere in a string.
    static func json(_ value: some Encodable) throws -> String {
        try encode(value, [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    }

    /// The same in one line.
    static func line(_ value: some Encodable) throws -> String {
        try encode(value, [.sortedKeys, .withoutEscapingSlashes])
    }

    private static func encode(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        guard text.unicodeScalars.contains(where: isEscaped) else { return text + "\n" }
        var escaped = ""
        for scalar in text.unicodeScalars {
            if isEscaped(scalar) {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped + "\n"
    }

    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        // The encoder escapes those below U+0020; the others outside of strings are line feeds.
        guard scalar.value >= 0x7F else { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
