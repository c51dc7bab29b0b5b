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
    /// Those with which an expression or a declaration goes on in the next line.
    static let goingOn: Set<String> = ["as", "is", "in", "where", "else", "throws", "rethrows", "async", "get", "set"]
}
