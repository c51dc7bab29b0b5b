/// Words and attributes: what they say about the declarations that they stand in.
extension SwiftScanner {
    mutating func readWord() {
        let start = position
        var hash = TriggerWords.seed
        while position < bytes.count, Ascii.isName(bytes[position]) {
            hash = TriggerWords.mix(hash, bytes[position])
            position += 1
        }
        let role = TriggerWords.role(of: hash)
        findings.gauge.word(role)
        if isAfterClass {
            isAfterClass = false
            if role?.mayFollowClass == true {
                awaitedType = nil
                mark()
            } else {
                findings.matters = true
            }
        }
        if role?.mayBegin == true {
            if !isAfterModifier { beginning = beginsMember ? start : nil }
            isAfterModifier = role == .modifier
            if isAfterModifier { skipSetterAccess() }
        } else if isAfterModifier {
            mark()
        }
        guard let role else {
            if makesController() || TriggerWords.castsSource(bytes, start..<position) { keep() }
            return
        }
        switch role {
        case .body: keep()
        case .accessor:
            // The first word of a body that is not another's list of accessors.
            if let last = braces.indices.last, braces[last].kind == .code, previous == Ascii.openBrace {
                braces[last].kind = .accessors
                braces[last].matters = true
                keep()
            }
        case .type:
            guard previous != Ascii.dot else { return }
            awaitedType = kind(ofTypeAt: start)
            let isMarked = isMarked
            endMember()
            if !isMarked { awaitDeclaration() }
            isAfterClass = true
            // A type inside a body keeps the body, and with it its own members.
            if braces.last?.kind == .code { keep() }
        case .alias: findings.matters = true
        case .module: if previous != Ascii.dot { readImport(start) }
        case .constant, .variable:
            guard role == .constant || previous != Ascii.dot else { return }
            isAfterConstant = role == .constant
            let isMarked = isMarked
            endMember()
            if !isMarked, previous != Ascii.dot { readPlainMember(start) }
        case .member:
            guard previous != Ascii.dot else { return }
            isAfterConstant = false
            endMember()
        case .unusual:
            guard previous != Ascii.dot else { return }
            isAfterConstant = false
            mark()
        case .modifier: isAfterConstant = false
        case .function, .initializer:
            guard role == .function || previous != Ascii.dot else { return }
            isAfterConstant = false
            let isMarked = isMarked
            endMember()
            if !isMarked, braces.last?.kind.isType == true { awaitDeclaration() }
        case .choice: awaitsCases = true
        case .prefix, .branch: break
        }
    }

    private func kind(ofTypeAt start: Int) -> BraceKind {
        switch bytes[start] {
        case UInt8(ascii: "c"): .type
        case UInt8(ascii: "p"): .requirements
        case UInt8(ascii: "e"): byte(at: start + 1) == UInt8(ascii: "x") ? .type : .value
        default: .value
        }
    }

    /// Passes over `(set)` after a modifier.
    private mutating func skipSetterAccess() {
        let end = position + 5
        if end <= bytes.count, bytes[position..<end].elementsEqual("(set)".utf8) { position = end }
    }

    /// Whether a word here can be the first of a member: where a line or a brace begins, and no operator before it goes on.
    private var beginsMember: Bool {
        switch previous {
        case Ascii.openBrace, Ascii.closeBrace, UInt8(ascii: ";"): true
        case Ascii.closeParenthesis, Ascii.closeBracket, Ascii.quote, Ascii.backtick, UInt8(ascii: "?"), UInt8(ascii: "!"),
            UInt8(ascii: ">"), 0:
            isFirstInLine
        default: isFirstInLine && Ascii.isName(previous)
        }
    }

    /// Forgets what was before a member that is another than was thought.
    mutating func endMember() {
        awaitedDeclaration = nil
        isMarked = false
    }

    /// Leaves the member that comes next to the parser.
    mutating func mark() {
        isAfterModifier = false
        awaitedDeclaration = nil
        if brackets == 0 { isMarked = true }
    }

    /// Whether the scanner is where plain declarations may stand, outside of brackets and of code that may never be compiled.
    private var isAmongDeclarations: Bool { brackets == 0 && !conditionals.contains(true) }

    private mutating func awaitDeclaration() {
        if isAmongDeclarations { awaitedDeclaration = beginning }
    }

    /// Whether `Controller()` or `VC()` is what was just read, with empty brackets to come.
    private func makesController() -> Bool {
        TriggerWords.makesController(bytes, endingAt: position)
    }

    /// Reads an attribute; true if it is a plain one before a declaration, which has no arguments.
    ///
    /// Attributes that make a file matter begin with `@IB`, `@objc` or `@NS`.
    mutating func readAttribute() -> Bool {
        let start = position
        position += 1
        let first = byte(at: position)
        let second = byte(at: position + 1)
        if (first == UInt8(ascii: "I") && second == UInt8(ascii: "B"))
            || (first == UInt8(ascii: "o") && second == UInt8(ascii: "b"))
            || (first == UInt8(ascii: "N") && second == UInt8(ascii: "S")) {
            findings.matters = true
        }
        guard brackets == 0 else { return false }
        guard isAfterModifier || beginsMember, hasPlainName(at: position) else {
            isMarked = true
            return false
        }
        if !isAfterModifier { beginning = start }
        isAfterModifier = true
        while Ascii.isName(byte(at: position)) { position += 1 }
        return true
    }

    /// Whether an attribute's name has a blank or a new line after it.
    private func hasPlainName(at start: Int) -> Bool {
        var end = start
        while Ascii.isName(byte(at: end)) { end += 1 }
        return end > start && Ascii.isSpace(byte(at: end))
    }

    mutating func skipBackticks() {
        position += 1
        while position < bytes.count, Ascii.isName(bytes[position]) { position += 1 }
        if position < bytes.count, bytes[position] == Ascii.backtick { position += 1 }
        if isAfterClass {
            isAfterClass = false
            findings.matters = true
        }
    }

    // MARK: Plain declarations

    private mutating func readImport(_ start: Int) {
        guard braces.isEmpty, isAmongDeclarations, !isMarked, let beginning, let module = PlainImport(bytes, beginning, keyword: start)
        else { return }
        take(.module(module.name), at: start, beginning..<module.end)
    }

    /// Reads the property or the cases that a word at a place begins, if they are plain.
    private mutating func readPlainMember(_ start: Int) {
        guard isAmongDeclarations, let beginning, braces.last?.kind.isType ?? true else { return }
        if bytes[start] == UInt8(ascii: "c") {
            guard braces.last?.kind == .value, let cases = PlainCases(bytes, beginning, keyword: start) else { return }
            take(.cases(cases.all), at: start, beginning..<cases.end)
        } else if let property = PlainProperty(bytes, beginning, keyword: start) {
            if property.constant != nil { findings.matters = true }
            take(.property(property), at: start, beginning..<property.end)
        } else if braces.last != nil {
            // Its braces may be yet to come.
            awaitedDeclaration = beginning
        }
    }

    private mutating func take(_ content: PlainDeclaration.Content, at start: Int, _ range: Range<Int>) {
        position = range.upperBound
        isAfterConstant = false
        findings.blank(range)
        add(PlainDeclaration(offset: start, content: content))
    }

    mutating func add(_ declaration: PlainDeclaration) {
        if braces.isEmpty {
            findings.declarations.append(declaration)
        } else {
            braces[braces.count - 1].members.append(declaration)
        }
    }
}
