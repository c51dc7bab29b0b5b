/// A declaration that is read without the parser, which does not see it.
struct PlainDeclaration {
    indirect enum Content {
        case module(String)
        case type(PlainHeader, members: [PlainDeclaration])
        case property(PlainProperty)
        /// A method or initialiser whose body does not matter.
        case method(PlainSignature)
        case cases([PlainCases.Case])
    }

    /// Where it stands among the others: its name or its first word.
    let offset: Int
    let content: Content
}
