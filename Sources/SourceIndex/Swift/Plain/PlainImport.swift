/// `import Module`, read without the parser.
struct PlainImport {
    let name: String
    /// Where it ends.
    let end: Int

    /// - Parameters:
    ///   - start: where its attributes and modifiers begin.
    ///   - keyword: where `import` stands.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, keyword: Int) {
        var tokens = PlainTokens(bytes, lineAt: keyword, from: start)
        guard PlainModifiers(&tokens, before: "import") != nil, let name = tokens.word() else { return nil }
        while tokens.skip(Ascii.dot) {
            guard tokens.word() != nil else { return nil }
        }
        self.name = name
        end = tokens.endOfLast
        guard tokens.isAtEndOfLine else { return nil }
    }
}
