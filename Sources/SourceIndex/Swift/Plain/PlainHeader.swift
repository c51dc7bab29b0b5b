/// What stands before the brace of a type, read without the parser: no generic parameters, no conditions.
struct PlainHeader {
    let kind: TypeDeclaration.Kind
    /// The name, for an extension split at its dots.
    let path: [String]
    /// Where the name stands.
    let offset: Int
    private(set) var inherited: [String] = []
    let exposesMembers: Bool

    /// - Parameter range: from the first attribute or modifier to before the brace.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        var tokens = PlainTokens(bytes, range)
        guard let modifiers = PlainModifiers(&tokens, before: "class", "struct", "enum", "extension", "actor") else { return nil }
        let isExtension = modifiers.keyword == "extension"
        kind = isExtension ? .swiftExtension : modifiers.keyword == "class" ? .swiftClass : .otherType
        tokens.skipSpace()
        offset = tokens.position
        var path: [String] = []
        repeat {
            guard let name = tokens.word(), !SwiftWords.reserved.contains(name) else { return nil }
            path.append(name)
        } while isExtension && tokens.skip(Ascii.dot)
        self.path = path
        exposesMembers = modifiers.attributes.contains { $0 == "objcMembers" || isExtension && $0 == "objc" }
        if tokens.skip(UInt8(ascii: ":")) {
            repeat {
                guard let name = tokens.type(), !name.contains("@") else { return nil }
                inherited.append(name)
            } while tokens.skip(UInt8(ascii: ","))
        }
        guard tokens.isAtEnd else { return nil }
    }
}
