/// The signature of a method or initialiser, read without the parser.
///
/// Only plain forms are read: no attributes with arguments, no generic parameters, no comments, no literals with quotes. Anything
/// else is nil, and the parser reads the method.
struct PlainSignature {
    /// `init` for an initialiser.
    let name: String
    let isInitializer: Bool
    let isConvenience: Bool
    /// What the body says of `init(coder:)`; nil for another.
    private(set) var coderInitializer: CoderInitializer?
    /// Where the name stands.
    let offset: Int
    /// The argument labels, empty for `_`.
    private(set) var labels: [String] = []
    private(set) var types: [String] = []
    private(set) var returnType: String?
    private(set) var effects: SwiftSelector.Effects = []
    private(set) var traits: Method.Traits = []

    /// - Parameters:
    ///   - range: from the first attribute or modifier to before the brace of the body.
    ///   - body: what is between the braces.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, body: Range<Int>) {
        guard range.allSatisfy({ Self.isPlain(bytes[$0]) }) else { return nil }
        var tokens = PlainTokens(bytes, range)
        guard let modifiers = PlainModifiers(&tokens, before: "func", "init") else { return nil }
        isInitializer = modifiers.keyword == "init"
        isConvenience = modifiers.contains("convenience")
        tokens.skipSpace()
        offset = tokens.position
        if isInitializer {
            name = "init"
            _ = tokens.skip(UInt8(ascii: "?")) || tokens.skip(UInt8(ascii: "!"))
        } else {
            guard let name = tokens.word(), !SwiftWords.reserved.contains(name) else { return nil }
            self.name = name
        }
        if modifiers.attributes.contains("IBAction") { traits.insert(.action) }
        if modifiers.attributes.contains("IBSegueAction") { traits.insert(.segueAction) }
        if modifiers.exposes { traits.insert(.exposed) }
        if modifiers.attributes.contains("nonobjc") { traits.insert(.hidden) }
        if modifiers.isTypeLevel { traits.insert(.typeLevel) }
        if modifiers.isPrivate { traits.insert(.isPrivate) }
        if modifiers.contains("override") { traits.insert(.overrides) }
        guard readParameters(&tokens), readEffects(&tokens), readReturnType(&tokens) else { return nil }
        if isInitializer, labels == ["coder"] {
            guard let found = Self.coderInitializer(bytes, body) else { return nil }
            coderInitializer = found
        }
    }

    /// Whether a body only traps; nil where that is not plain.
    private static func coderInitializer(_ bytes: UnsafeBufferPointer<UInt8>, _ body: Range<Int>) -> CoderInitializer? {
        var tokens = PlainTokens(bytes, body)
        switch tokens.word() {
        case "fatalError", "preconditionFailure": return tokens.skipArguments() != nil && tokens.isAtEnd ? .trapping : nil
        case nil, "return", "try": return nil
        default: return .declared
        }
    }

    private mutating func readParameters(_ tokens: inout PlainTokens) -> Bool {
        guard tokens.skip(Ascii.openParenthesis) else { return false }
        if tokens.skip(Ascii.closeParenthesis) { return true }
        repeat {
            guard let label = tokens.word(), !SwiftWords.beforeParameters.contains(label) else { return false }
            if let name = tokens.word(), SwiftWords.reserved.contains(name) || name == "_" && label == "_" { return false }
            guard tokens.skip(UInt8(ascii: ":")), let type = tokens.type(), tokens.skipDefaultValue() else { return false }
            labels.append(label == "_" ? "" : label)
            types.append(type)
        } while tokens.skip(UInt8(ascii: ","))
        return tokens.skip(Ascii.closeParenthesis)
    }

    private mutating func readEffects(_ tokens: inout PlainTokens) -> Bool {
        while let word = tokens.word() {
            switch word {
            case "async" where effects.isEmpty: effects.insert(.async)
            case "throws" where !effects.contains(.throwing), "rethrows" where !effects.contains(.throwing):
                effects.insert(.throwing)
            default: return false
            }
        }
        if effects.contains(.throwing) { traits.insert(.throwing) }
        if effects.contains(.async) { traits.insert(.async) }
        return true
    }

    private mutating func readReturnType(_ tokens: inout PlainTokens) -> Bool {
        if tokens.isAtEnd { return true }
        guard tokens.skip(UInt8(ascii: "-")), tokens.skip(UInt8(ascii: ">")), let type = tokens.type() else { return false }
        returnType = type
        return tokens.isAtEnd
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case Ascii.slash, Ascii.hash, Ascii.quote, Ascii.backtick, Ascii.backslash, Ascii.openBrace, Ascii.closeBrace,
            UInt8(ascii: ";"), 0x80...:
            false
        case Ascii.space...: true
        default: Ascii.isSpace(byte)
        }
    }
}
