/// What a type's text tells without a compiler.
enum TypeText {
    /// The one class in the text, without optionals, brackets, pointers and generic arguments.
    static func className(of text: String) -> String {
        var name = trimmed(Substring(text))
        while true {
            if let last = name.last, "?!*".contains(last) {
                name = trimmed(name.dropLast())
            } else if name.hasPrefix("["), name.hasSuffix("]") {
                name = trimmed(name.dropFirst().dropLast())
            } else if name.hasPrefix("("), name.hasSuffix(")"), !name.dropFirst().dropLast().contains(where: { "(),".contains($0) }) {
                name = trimmed(name.dropFirst().dropLast())
            } else if let inner = argument(of: "Array", in: name) ?? argument(of: "Optional", in: name) {
                name = inner
            } else if let word = ["any ", "some ", "weak ", "__weak ", "__kindof "].first(where: name.hasPrefix) {
                name = trimmed(name.dropFirst(word.count))
            } else {
                break
            }
        }
        return String(withoutArguments(name))
    }

    /// The name before its generic arguments.
    static func withoutArguments(_ text: Substring) -> Substring {
        trimmed(text.prefix { $0 != "<" })
    }

    /// Whether the text is that of an array.
    static func isCollection(_ text: String) -> Bool {
        let name = trimmed(text.drop { "(".contains($0) })
        return name.hasPrefix("[") || name.hasPrefix("Array<") || name.hasPrefix("NSArray") || name.hasPrefix("Set<")
    }

    private static func argument(of generic: String, in text: Substring) -> Substring? {
        guard text.hasPrefix(generic + "<"), text.hasSuffix(">") else { return nil }
        return trimmed(text.dropFirst(generic.count + 1).dropLast())
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }
}
