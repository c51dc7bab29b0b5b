/// Swift text without what cannot matter to the index.
///
/// The parser is by far the slowest part, so the bodies of functions and closures in which no word of ``TriggerWords``
/// stands are blanked before it, and methods with such bodies whole where their signatures are plain: what is left has the
/// same length, lines and columns. Where the text cannot be told apart with certainty, nothing is blanked.
struct SwiftText {
    /// What is to be parsed; nil where nothing of the file can matter, or where it is too deep.
    let reduced: [UInt8]?
    /// Whether the text is nested so deeply that the parser might overflow.
    let isTooDeep: Bool
    /// The methods that are not in what is to be parsed.
    let methods: [SwiftScanner.PlainMethod]

    init(_ source: [UInt8]) {
        let findings = source.withUnsafeBufferPointer { bytes in
            var scanner = SwiftScanner(bytes)
            scanner.run()
            return scanner.findings
        }
        isTooDeep = findings.isTooDeep
        guard !isTooDeep, findings.matters || findings.isDoubtful else {
            reduced = nil
            methods = []
            return
        }
        guard !findings.isDoubtful, !findings.blanks.isEmpty else {
            reduced = source
            methods = []
            return
        }
        methods = findings.methods
        var text = source
        text.withUnsafeMutableBufferPointer { bytes in
            for range in findings.blanks {
                for position in range where bytes[position] != Ascii.newline && bytes[position] != Ascii.carriageReturn {
                    bytes[position] = Ascii.space
                }
            }
        }
        reduced = text
    }
}
