/// Swift text without what cannot matter to the index, and without what was read of it already.
///
/// The parser is by far the slowest part, so the bodies of functions and closures in which no word of ``TriggerWords``
/// stands are blanked before it, and plain declarations whole: what is left has the same length, lines and columns. Where the text
/// cannot be told apart with certainty, nothing is blanked.
struct SwiftText {
    /// What is to be parsed; nil where nothing of the file is left that can matter, or where it is too deep.
    let reduced: [UInt8]?
    /// Whether the text is nested so deeply that the parser might overflow.
    let isTooDeep: Bool
    /// The plain declarations of the file, which are not in what is to be parsed.
    let declarations: [PlainDeclaration]
    /// Those of types that are, by where the brace of each type stands.
    let members: [Int: [PlainDeclaration]]

    init(_ source: [UInt8]) {
        let findings = source.withUnsafeBufferPointer { bytes in
            var scanner = SwiftScanner(bytes)
            scanner.run()
            return scanner.findings
        }
        isTooDeep = findings.isTooDeep
        guard !isTooDeep, findings.matters, !findings.isDoubtful, !findings.blanks.isEmpty else {
            reduced = !isTooDeep && (findings.matters || findings.isDoubtful) ? source : nil
            declarations = []
            members = [:]
            return
        }
        declarations = findings.declarations
        members = findings.members
        var text = source
        let isBlank = text.withUnsafeMutableBufferPointer { bytes in
            for range in findings.blanks {
                for position in range where bytes[position] != Ascii.newline && bytes[position] != Ascii.carriageReturn {
                    bytes[position] = Ascii.space
                }
            }
            return bytes.allSatisfy(Ascii.isSpace)
        }
        reduced = isBlank ? nil : text
    }
}
