/// Reads values out of the words of a package manifest.
struct ManifestParser {
    let tokens: [ManifestToken]
    /// The strings that the manifest gives names to: `let name = "Kit"`.
    private let constants: [String: String]
    var index = 0

    init(_ tokens: [ManifestToken]) {
        self.tokens = tokens
        var constants: [String: String] = [:]
        for index in tokens.indices.dropFirst() {
            guard case .text(let text) = tokens[index].content, tokens[index - 1].content == .symbol("=") else {
                continue
            }
            var name = index - 2
            // `let name: String = "Kit"`
            if name >= 2, tokens[name].content == .identifier("String"), tokens[name - 1].content == .symbol(":") {
                name -= 2
            }
            if name >= 1, tokens[name - 1].content == .identifier("let"),
               case .identifier(let word) = tokens[name].content {
                constants[word] = text
            }
        }
        self.constants = constants
    }

    /// The arguments of a call whose opening bracket is the next word.
    mutating func arguments(depth: Int = 0) -> [ManifestArgument] {
        var arguments: [ManifestArgument] = []
        index += 1
        while let content = peek(), content != .symbol(")") {
            var label: String?
            if case .identifier(let word) = content, peek(1) == .symbol(":") {
                label = word
                index += 2
            }
            let start = index
            arguments.append(ManifestArgument(label: label, value: value(depth: depth + 1)))
            if peek() == .symbol(",") { index += 1 }
            if index == start { index += 1 }
        }
        index += 1
        return arguments
    }

    func peek(_ offset: Int = 0) -> ManifestToken.Content? {
        tokens.indices.contains(index + offset) ? tokens[index + offset].content : nil
    }

    private static let deepest = 50

    private mutating func value(depth: Int) -> ManifestValue {
        guard depth < Self.deepest else {
            skipToEndOfValue()
            return .unknown
        }
        var result = primary(depth: depth)
        while peek() == .symbol("+") {
            index += 1
            let next = primary(depth: depth)
            if case .list(let first) = result, case .list(let second) = next {
                result = .list(first + second)
            } else if case .list = next {
                result = next
            } else if case .list = result {
                continue
            } else {
                result = .unknown
            }
        }
        if !isAtEndOfValue {
            skipToEndOfValue()
            // A list that is changed, as in `[…].map { … }`, is not the one that is written.
            return .unknown
        }
        return result
    }

    private var isAtEndOfValue: Bool {
        switch peek() {
        case nil, .symbol(","), .symbol(")"), .symbol("]"), .symbol("}"): true
        default: false
        }
    }

    private mutating func primary(depth: Int) -> ManifestValue {
        switch peek() {
        case .text(let text):
            index += 1
            return .text(text)
        case .symbol("["):
            return list(depth: depth)
        case .symbol("."), .identifier:
            return named(depth: depth)
        case .symbol("("), .symbol("{"):
            skipBrackets()
            return .unknown
        default:
            if !isAtEndOfValue { index += 1 }
            return .unknown
        }
    }

    private mutating func list(depth: Int) -> ManifestValue {
        var elements: [ManifestValue] = []
        index += 1
        while let content = peek(), content != .symbol("]") {
            let start = index
            elements.append(value(depth: depth + 1))
            if peek() == .symbol(",") { index += 1 }
            if index == start { index += 1 }
        }
        index += 1
        return .list(elements)
    }

    /// `.member`, `.call(…)`, `Type.call(…)` or the name of a constant.
    private mutating func named(depth: Int) -> ManifestValue {
        var name = ""
        var isMember = false
        while true {
            if peek() == .symbol(".") {
                isMember = true
                index += 1
            }
            guard case .identifier(let word) = peek() else { break }
            name = word
            index += 1
            guard peek() == .symbol(".") else { break }
        }
        if peek() == .symbol("(") {
            return .call(name: name, arguments: arguments(depth: depth))
        }
        if isMember { return .member(name) }
        return constants[name].map(ManifestValue.text) ?? .unknown
    }

    private mutating func skipToEndOfValue() {
        while !isAtEndOfValue {
            switch peek() {
            case .symbol("("), .symbol("["), .symbol("{"): skipBrackets()
            default: index += 1
            }
        }
    }

    private mutating func skipBrackets() {
        var nesting = 0
        repeat {
            switch peek() {
            case .symbol("("), .symbol("["), .symbol("{"): nesting += 1
            case .symbol(")"), .symbol("]"), .symbol("}"): nesting -= 1
            default: break
            }
            index += 1
        } while nesting > 0 && index < tokens.count
    }
}
