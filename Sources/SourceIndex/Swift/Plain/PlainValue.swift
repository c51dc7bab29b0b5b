/// The value of a property in one line, read without the parser: a literal, a name, or the call of one in which nothing matters.
struct PlainValue {
    let expression: Expression
    /// `UILabel` for `UILabel()`.
    private(set) var madeType: String?

    init?(_ tokens: inout PlainTokens) {
        if let literal = tokens.literal() {
            self.init(expression: literal)
        } else if tokens.skip(Ascii.dot) {
            // A member of the type that is expected.
            guard tokens.word() != nil else { return nil }
            if tokens.skip(Ascii.openParenthesis), !tokens.skip(Ascii.closeParenthesis) { return nil }
            self.init(expression: .computed)
        } else {
            self.init(ofNames: &tokens)
        }
    }

    private init(expression: Expression) {
        self.expression = expression
    }

    /// `Limits.most`, `URLSession()`, `Set<Int>()`, `DispatchQueue(label: "shop")`.
    private init?(ofNames tokens: inout PlainTokens) {
        var generic = tokens
        guard var path = tokens.path(), !path.contains(where: TriggerWords.keepsBodies) else { return nil }
        switch tokens.next {
        case UInt8(ascii: "<"):
            guard let text = generic.type(), text.hasSuffix(">()") else { return nil }
            tokens = generic
            expression = .computed
        case Ascii.openParenthesis:
            let name = path[path.count - 1]
            guard !Self.unusual.contains(path[0]), name != "self", !name.hasSuffix("Controller"), !name.hasSuffix("VC"),
                let hasArguments = tokens.skipArguments()
            else { return nil }
            if path.count == 1, name.first?.isUppercase == true { madeType = name }
            path[path.count - 1] += "()"
            expression = hasArguments ? .computed : .name(path)
        default:
            if path.last == "self" { path.removeLast() }
            expression = .name(path)
        }
    }

    /// What is read of a call of these depends on its arguments.
    private static let unusual: Set = ["String", "NSStringFromClass"]
}
