/// The signature of a method, read without the parser.
///
/// Only plain forms are read: no attributes of its own, no generic parameters, no comments, no literals with quotes. Anything
/// else is nil, and the parser reads the method.
struct PlainSignature: Equatable {
    let name: String
    /// Where the name stands.
    let offset: Int
    /// The argument labels, empty for `_`.
    private(set) var labels: [String] = []
    private(set) var types: [String] = []
    private(set) var returnType: String?
    private(set) var effects: SwiftSelector.Effects = []
    private(set) var traits: Method.Traits = []

    /// - Parameter range: from the first modifier to before the brace of the body.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        guard range.allSatisfy({ Self.isPlain(bytes[$0]) }) else { return nil }
        var tokens = SignatureTokens(bytes, range)
        var traits: Method.Traits = []
        while let word = tokens.word(), word != "func" {
            switch word {
            case "static": traits.insert(.typeLevel)
            case "private", "fileprivate": traits.insert(.isPrivate)
            case "override": traits.insert(.overrides)
            case "public", "internal", "open", "package", "final", "mutating", "nonmutating": break
            default: return nil
            }
        }
        tokens.skipSpace()
        offset = tokens.position
        guard let name = tokens.word(), !SwiftWords.reserved.contains(name) else { return nil }
        self.name = name
        self.traits = traits
        guard readParameters(&tokens), readEffects(&tokens), readReturnType(&tokens) else { return nil }
    }

    private mutating func readParameters(_ tokens: inout SignatureTokens) -> Bool {
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

    private mutating func readEffects(_ tokens: inout SignatureTokens) -> Bool {
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

    private mutating func readReturnType(_ tokens: inout SignatureTokens) -> Bool {
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

/// Words that mean something to Swift.
enum SwiftWords {
    /// Those that are no names.
    static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal",
        "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript",
        "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
        "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await", "false", "is", "nil", "self",
        "Self", "super", "throws", "true", "try", "actor", "macro",
    ]
    /// Those that may stand before a parameter and are no labels there.
    static let beforeParameters: Set<String> = [
        "inout", "var", "let", "isolated", "nonisolated", "_const", "sending", "borrowing", "consuming", "each", "repeat", "async",
    ]
    /// Those after which a type goes on.
    static let beforeTypes: Set<String> = ["inout", "some", "any", "borrowing", "consuming", "sending", "async", "throws"]
}

/// The pieces of a signature, one after the other.
private struct SignatureTokens {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position: Int
    private let end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position == end
        }
    }

    mutating func skipSpace() {
        while position < end, Ascii.isSpace(bytes[position]) { position += 1 }
    }

    /// The next word, if one comes next.
    mutating func word() -> String? {
        skipSpace()
        let start = position
        guard position < end, !Ascii.isDigit(bytes[position]) else { return nil }
        while position < end, Ascii.isName(bytes[position]) { position += 1 }
        return position == start ? nil : text(start..<position)
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        skipSpace()
        guard position < end, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// A type as written, without the dots of a variadic parameter; nil for what is not plainly one.
    mutating func type() -> String? {
        skipSpace()
        let start = position
        var last = position
        var openings: [UInt8] = []
        var isAfterWord = false
        scan: while position < end {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                if openings.isEmpty { break scan }
                isAfterWord = false
            case Ascii.equals:
                guard openings.isEmpty else { return nil }
                break scan
            case Ascii.openParenthesis, Ascii.openBracket, UInt8(ascii: "<"):
                openings.append(byte)
                isAfterWord = false
            case Ascii.closeParenthesis, Ascii.closeBracket:
                if openings.isEmpty { break scan }
                guard openings.removeLast() == (byte == Ascii.closeBracket ? Ascii.openBracket : Ascii.openParenthesis) else { return nil }
                isAfterWord = true
            case UInt8(ascii: ">"):
                guard openings.popLast() == UInt8(ascii: "<") else { return nil }
                isAfterWord = true
            case UInt8(ascii: "-"):
                guard position + 1 < end, bytes[position + 1] == UInt8(ascii: ">") else { return nil }
                position += 1
                isAfterWord = false
            case Ascii.dot where position + 2 < end && bytes[position + 1] == Ascii.dot && bytes[position + 2] == Ascii.dot:
                guard openings.isEmpty, last > start else { return nil }
                let type = text(start..<last)
                position += 3
                return type
            case Ascii.dot, UInt8(ascii: "&"): isAfterWord = false
            case UInt8(ascii: "?"), UInt8(ascii: "!"): break
            case Ascii.at:
                if isAfterWord { return nil }
                position += 1
                guard word() != nil else { return nil }
                last = position
                continue
            case _ where Ascii.isSpace(byte):
                position += 1
                continue
            case _ where Ascii.isName(byte):
                guard let word = word() else { return nil }
                let goesOn = SwiftWords.beforeTypes.contains(word)
                if isAfterWord, !goesOn { return nil }
                if word == "where" { return nil }
                isAfterWord = !goesOn
                last = position
                continue
            default: return nil
            }
            position += 1
            last = position
        }
        return openings.isEmpty && last > start ? text(start..<last) : nil
    }

    /// Passes over `= value`, if it comes next; false for a value that may hold a generic argument or anything else unusual.
    mutating func skipDefaultValue() -> Bool {
        guard skip(Ascii.equals) else { return true }
        skipSpace()
        let start = position
        var depth = 0
        while position < end {
            switch bytes[position] {
            case Ascii.openParenthesis, Ascii.openBracket: depth += 1
            case Ascii.closeParenthesis, Ascii.closeBracket:
                if depth == 0 { return position > start }
                depth -= 1
            case UInt8(ascii: ","):
                if depth == 0 { return position > start }
            case UInt8(ascii: "<"), UInt8(ascii: ">"), Ascii.equals: return false
            default: break
            }
            position += 1
        }
        return false
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}
