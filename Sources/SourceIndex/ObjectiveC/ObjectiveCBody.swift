/// The statements of a method or function, with the names that are bound in them.
struct ObjectiveCBody {
    let tokens: ObjectiveCTokens
    let range: Range<Int>
    /// Variables that are set once, with what they are set to.
    private var variables: [String: Range<Int>] = [:]
    /// Names without a value that is known: parameters, and variables that are set again.
    private var hidden: Set<String> = []
    private var segues: Set<String> = []
    private let isShouldPerform: Bool

    init(_ tokens: ObjectiveCTokens, _ range: Range<Int>, parameters: [String: String], method: String?) {
        self.tokens = tokens
        self.range = range
        isShouldPerform = method == "shouldPerformSegueWithIdentifier:sender:"
        for (name, type) in parameters {
            if TypeText.className(of: type).hasSuffix("StoryboardSegue") {
                segues.insert(name)
            } else {
                hidden.insert(name)
            }
        }
        findVariables()
    }

    private mutating func findVariables() {
        for index in range where tokens.isMark("=", at: index) && tokens.isWord(index - 1) {
            guard !tokens.isMark("=", at: index + 1) else { continue }
            let name = tokens.text(index - 1)
            let isDeclared = tokens.isMark("*", at: index - 2) || tokens.isWord(index - 2)
            if isDeclared, variables[name] == nil, !hidden.contains(name) {
                variables[name] = (index + 1)..<statementEnd(from: index + 1)
            } else if variables.removeValue(forKey: name) != nil || isDeclared {
                hidden.insert(name)
            }
        }
    }

    private func statementEnd(from start: Int) -> Int {
        var index = start
        while index < range.upperBound {
            switch tokens.mark(at: index) {
            case UInt8(ascii: ";"), Ascii.closeBrace: return index
            case Ascii.openBrace, Ascii.openBracket, Ascii.openParenthesis: index = tokens.end(ofGroupAt: index)
            default: index += 1
            }
        }
        return range.upperBound
    }

    // MARK: Expressions

    /// What an expression says.
    func value(of range: Range<Int>, depth: Int = 0) -> Expression {
        guard depth < Expression.maximumDepth, let range = bare(range) else { return .computed }
        if range.allSatisfy({ tokens.kind($0) == .string }) {
            let parts = range.compactMap(tokens.string)
            return parts.count == range.count ? .string(parts.joined()) : .computed
        }
        if range.count == 1, tokens.isWord(range.lowerBound) { return value(ofName: tokens.text(range.lowerBound), depth) }
        if tokens.isMark("[", at: range.lowerBound), tokens.end(ofGroupAt: range.lowerBound) == range.upperBound,
            let message = ObjectiveCMessages.messages(in: range, of: tokens).last {
            return value(of: message, depth)
        }
        if tokens.isWord("NSStringFromClass", at: range.lowerBound), tokens.isMark("(", at: range.lowerBound + 1),
            tokens.end(ofGroupAt: range.lowerBound + 1) == range.upperBound, range.count > 3 {
            let inner = (range.lowerBound + 2)..<(range.upperBound - 1)
            return className(inner).map { .runtimeTypeName([$0]) } ?? .computed
        }
        return dottedName(range, depth) ?? .computed
    }

    /// All values that an expression may have: both sides of `? :`.
    func alternatives(of range: Range<Int>, depth: Int = 0) -> [Expression] {
        guard depth < Expression.maximumDepth, let range = bare(range) else { return [.computed] }
        var nesting = 0
        var question: Int?
        for index in range {
            switch tokens.mark(at: index) {
            case Ascii.openBrace, Ascii.openBracket, Ascii.openParenthesis: nesting += 1
            case Ascii.closeBrace, Ascii.closeBracket, Ascii.closeParenthesis: nesting -= 1
            case UInt8(ascii: "?") where nesting == 0: question = question ?? index
            case UInt8(ascii: ":") where nesting == 0:
                guard let question else { break }
                return alternatives(of: (question + 1)..<index, depth: depth + 1)
                    + alternatives(of: (index + 1)..<range.upperBound, depth: depth + 1)
            default: break
            }
        }
        return [value(of: range)]
    }

    /// The class of `[Name class]` and `Name.class`.
    func className(_ range: Range<Int>) -> String? {
        guard let range = bare(range) else { return nil }
        if tokens.isMark("[", at: range.lowerBound), range.count == 4, tokens.isWord("class", at: range.lowerBound + 2) {
            return tokens.text(range.lowerBound + 1)
        }
        guard range.count == 3, tokens.isMark(".", at: range.lowerBound + 1), tokens.isWord("class", at: range.lowerBound + 2)
        else { return nil }
        return tokens.text(range.lowerBound)
    }

    /// Without parentheses around it and casts before it.
    private func bare(_ range: Range<Int>) -> Range<Int>? {
        var range = range
        while tokens.isMark("(", at: range.lowerBound) {
            let end = tokens.end(ofGroupAt: range.lowerBound)
            if end == range.upperBound, range.count > 2 {
                range = (range.lowerBound + 1)..<(range.upperBound - 1)
            } else if end < range.upperBound {
                range = end..<range.upperBound
            } else {
                return nil
            }
        }
        return range.isEmpty ? nil : range
    }

    private func value(ofName name: String, _ depth: Int) -> Expression {
        if segues.contains(name) { return .name([MarkedName.segue]) }
        if let range = variables[name] { return value(of: range, depth: depth + 1) }
        if hidden.contains(name) {
            return isShouldPerform && name == "identifier" ? .segueIdentifier : .computed
        }
        return .name([name])
    }

    private func value(of message: ObjectiveCMessage, _ depth: Int) -> Expression {
        switch message.selector {
        case "storyboardWithName:bundle:":
            return .storyboard(name: value(of: message.arguments[0], depth: depth + 1), bundle: bundle(message.arguments[1]))
        case "nibWithNibName:bundle:": return .nib(name: value(of: message.arguments[0], depth: depth + 1))
        case let selector where message.arguments.isEmpty:
            guard case .name(let path) = value(of: message.receiver, depth: depth + 1) else { return .computed }
            let isProperty = path == ["self"] || path.first == MarkedName.segue
            return .name(path + [isProperty ? selector : selector + "()"])
        default: return .computed
        }
    }

    /// `self.storyboard`, `segue.identifier`.
    private func dottedName(_ range: Range<Int>, _ depth: Int) -> Expression? {
        guard range.count >= 3, let end = range.last, tokens.isWord(end), tokens.isMark(".", at: end - 1),
            case .name(let path) = value(of: range.lowerBound..<(end - 1), depth: depth + 1)
        else { return nil }
        return .name(path + [tokens.text(end)])
    }

    /// The text of a bundle, unless it is nil.
    func bundle(_ range: Range<Int>) -> String? {
        if range.count == 1, ["nil", "NULL", "Nil"].contains(tokens.text(range.lowerBound)) { return nil }
        return tokens.text(range)
    }
}
