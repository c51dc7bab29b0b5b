/// The attributes and modifiers before a declaration, read without the parser. Attributes have no arguments.
struct PlainModifiers {
    private(set) var attributes: [String] = []
    /// The word after them, which says what is declared.
    let keyword: String
    private var words: [String] = []

    private static let plain: Set = [
        "static", "private", "fileprivate", "internal", "public", "open", "package", "override", "final", "weak", "required",
        "convenience", "mutating", "nonmutating",
    ]

    /// Reads them, and the word after them; nil for any other word.
    init?(_ tokens: inout PlainTokens, before keywords: String...) {
        while true {
            if tokens.skip(Ascii.at) {
                guard let name = tokens.word() else { return nil }
                attributes.append(name)
                continue
            }
            guard let word = tokens.word() else { return nil }
            if keywords.contains(word) {
                keyword = word
                return
            }
            guard Self.plain.contains(word) else { return nil }
            if !tokens.skip(Ascii.openParenthesis) {
                words.append(word)
            } else if tokens.word() != "set" || !tokens.skip(Ascii.closeParenthesis) {
                return nil
            }
        }
    }

    func contains(_ word: String) -> Bool { words.contains(word) }

    var isTypeLevel: Bool { contains("static") }

    var isPrivate: Bool { contains("private") || contains("fileprivate") }

    /// Whether Objective-C knows the member by an attribute of its own.
    var exposes: Bool { attributes.contains(where: SwiftAttributes.exposing.contains) }
}
