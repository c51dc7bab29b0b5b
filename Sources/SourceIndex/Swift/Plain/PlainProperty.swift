/// A property in one line, read without the parser: with a plain type, a plain value or both, or the head of one that is computed.
struct PlainProperty {
    let name: String
    /// Where the name stands.
    let offset: Int
    /// The type as written, or the class that the value makes.
    let type: String?
    let traits: Property.Traits
    /// What the value says, if it may be a constant.
    let constant: Expression?
    /// Where it ends.
    let end: Int

    /// - Parameters:
    ///   - start: where its attributes and modifiers begin.
    ///   - keyword: where `let` or `var` stands.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, keyword: Int) {
        var tokens = PlainTokens(bytes, lineAt: keyword, from: start)
        let isConstant = bytes[keyword] == UInt8(ascii: "l")
        guard let (modifiers, name, offset) = Self.head(&tokens) else { return nil }
        self.name = name
        self.offset = offset
        var type: String?
        if tokens.skip(UInt8(ascii: ":")) {
            guard let written = tokens.type() else { return nil }
            type = written
        }
        var constant: Expression?
        if tokens.skip(Ascii.equals) {
            guard let value = PlainValue(&tokens) else { return nil }
            type = type ?? value.madeType
            if isConstant, !value.expression.isComputed { constant = value.expression }
        } else if type == nil {
            return nil
        }
        self.type = type
        self.constant = constant
        traits = Self.traits(modifiers, isConstant: isConstant, type: type)
        end = tokens.endOfLast
        guard tokens.isAtEndOfLine, tokens.isBeforeMember else { return nil }
    }

    /// A computed property that cannot be set.
    ///
    /// - Parameter range: from its first attribute or modifier to before the brace.
    init?(computed bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        var tokens = PlainTokens(bytes, range)
        guard let (modifiers, name, offset) = Self.head(&tokens), modifiers.keyword == "var", tokens.skip(UInt8(ascii: ":")),
            let type = tokens.type(), tokens.isAtEnd
        else { return nil }
        self.name = name
        self.offset = offset
        self.type = type
        constant = nil
        traits = Self.traits(modifiers, isConstant: true, type: type).union(.computed)
        end = range.upperBound
    }

    /// What stands before the type.
    private static func head(_ tokens: inout PlainTokens) -> (PlainModifiers, name: String, offset: Int)? {
        guard let modifiers = PlainModifiers(&tokens, before: "let", "var") else { return nil }
        tokens.skipSpace()
        let offset = tokens.position
        guard let name = tokens.word(), !SwiftWords.reserved.contains(name) else { return nil }
        return (modifiers, name, offset)
    }

    private static func traits(_ modifiers: PlainModifiers, isConstant: Bool, type: String?) -> Property.Traits {
        var traits: Property.Traits = []
        if modifiers.attributes.contains("IBOutlet") {
            traits.insert(.outlet)
            if let type, TypeText.isCollection(type) { traits.insert(.collection) }
        }
        if modifiers.attributes.contains("IBInspectable") { traits.insert(.inspectable) }
        if modifiers.exposes { traits.insert(.exposed) }
        if modifiers.attributes.contains("nonobjc") { traits.insert(.hidden) }
        if modifiers.contains("weak") { traits.insert(.weak) }
        if modifiers.isTypeLevel { traits.insert(.typeLevel) }
        if modifiers.isPrivate { traits.insert(.isPrivate) }
        if modifiers.contains("override") { traits.insert(.overrides) }
        if isConstant { traits.insert(.readOnly) }
        return traits
    }
}
