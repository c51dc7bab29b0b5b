/// The XML declaration.
extension Reader {
    /// `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`, which may be absent.
    mutating func readDeclaration() throws(DocumentError) {
        guard matches("<?xml"), position + 5 < end,
            Self.isWhiteSpace(base[position + 5]) || base[position + 5] == 0x3F
        else { return }
        let start = position
        position += 5
        var parts: [(name: String, value: String)] = []
        while true {
            let blank = position
            skipWhiteSpace()
            if matches("?>") {
                break
            }
            let nameStart = position
            while position < end, base[position] >= 0x61, base[position] <= 0x7A {
                position += 1
            }
            let name = text(nameStart..<position)
            skipWhiteSpace()
            guard blank < nameStart, position < end, base[position] == 0x3D else {
                throw failure("The XML declaration is not well formed", at: position)
            }
            position += 1
            skipWhiteSpace()
            guard position < end, base[position] == 0x22 || base[position] == 0x27 else {
                throw failure("The XML declaration is not well formed", at: position)
            }
            let quote = base[position]
            position += 1
            let valueStart = position
            while position < end, base[position] != quote, base[position] != 0x3C {
                position += 1
            }
            guard position < end, base[position] == quote else {
                throw failure("The XML declaration is not closed", at: start)
            }
            parts.append((name, text(valueStart..<position)))
            position += 1
        }
        guard Self.isDeclaration(parts) else {
            throw failure("The XML declaration is not well formed", at: start)
        }
        position += 2
    }

    private static func isDeclaration(_ parts: [(name: String, value: String)]) -> Bool {
        var rest = parts[...]
        guard let version = rest.popFirst(), version.name == "version", version.value.hasPrefix("1."),
            version.value.count > 2, version.value.dropFirst(2).utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return false }
        if let encoding = rest.first, encoding.name == "encoding" {
            rest.removeFirst()
            guard TextEncoding.isName(encoding.value.utf8) else { return false }
        }
        if let standalone = rest.first, standalone.name == "standalone" {
            rest.removeFirst()
            guard standalone.value == "yes" || standalone.value == "no" else { return false }
        }
        return rest.isEmpty
    }
}
