/// What stands in branches of `#if 0` and beside those of `#if 1`, in which people keep code that is not meant any more.
enum NeverCompiled {
    /// One `#if` around the tokens.
    private struct Conditional {
        /// Whether the branch that is read is never compiled, by itself or by what is around.
        var isDead: Bool
        let isInDeadBranch: Bool
        /// Whether a branch was read that is always compiled.
        var isDecided: Bool
    }

    static func removed(from tokens: [ObjectiveCToken], of source: [UInt8]) -> [ObjectiveCToken] {
        guard tokens.contains(where: { $0.kind == .preprocessor && literal($0, of: source) != nil }) else { return tokens }
        var conditionals: [Conditional] = []
        return tokens.filter { token in
            let isDead = conditionals.last?.isDead == true
            guard token.kind == .preprocessor else { return !isDead }
            let words = words(of: token, of: source)
            switch words.first {
            case "if", "ifdef", "ifndef":
                let literal = words[0] == "if" ? literal(token, of: source) : nil
                conditionals.append(
                    Conditional(isDead: isDead || literal == false, isInDeadBranch: isDead, isDecided: literal == true))
            case "elif", "else":
                guard var last = conditionals.popLast() else { break }
                let literal = words[0] == "else" ? true : literal(token, of: source)
                last.isDead = last.isInDeadBranch || last.isDecided || literal == false
                last.isDecided = last.isDecided || literal == true
                conditionals.append(last)
            case "endif": _ = conditionals.popLast()
            default: return !isDead
            }
            return true
        }
    }

    /// What the condition is, if it is a literal that tells it.
    private static func literal(_ token: ObjectiveCToken, of source: [UInt8]) -> Bool? {
        let words = words(of: token, of: source)
        guard words.count == 2, words[0] == "if" || words[0] == "elif" else { return nil }
        switch words[1] {
        case "0", "NO", "false": return false
        case "1", "YES", "true": return true
        default: return nil
        }
    }

    private static func words(of token: ObjectiveCToken, of source: [UInt8]) -> [Substring] {
        String(decoding: source[token.start..<token.end].dropFirst(), as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
}
