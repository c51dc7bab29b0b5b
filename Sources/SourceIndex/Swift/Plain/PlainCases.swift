/// Cases of an enumeration in one line, read without the parser: without associated values, and with no raw values but plain
/// literals.
struct PlainCases {
    struct Case {
        let name: String
        /// Where the name stands.
        let offset: Int
        /// The raw value, if one is written.
        let value: Expression?
    }

    private(set) var all: [Case] = []
    /// Where the last one ends.
    let end: Int

    /// - Parameters:
    ///   - start: where its attributes and modifiers begin.
    ///   - keyword: where `case` stands.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, keyword: Int) {
        guard start == keyword else { return nil }
        var tokens = PlainTokens(bytes, lineAt: keyword, from: start)
        guard tokens.word() == "case" else { return nil }
        repeat {
            tokens.skipSpace()
            let offset = tokens.position
            guard let name = tokens.word(), !SwiftWords.reserved.contains(name) else { return nil }
            var value: Expression?
            if tokens.skip(Ascii.equals) {
                guard let literal = tokens.literal() else { return nil }
                value = literal
            }
            all.append(Case(name: name, offset: offset, value: value))
        } while tokens.skip(UInt8(ascii: ","))
        end = tokens.endOfLast
        guard tokens.isAtEndOfLine, tokens.isBeforeMember else { return nil }
    }
}
