/// What is around a piece of Swift.
struct SwiftScope {
    enum Kind: Equatable {
        case file
        /// Members of the declaration at this place of the record.
        case type(Int)
        /// Statements: names that are bound here hide those of types.
        case code
    }

    let kind: Kind
    /// The names of the types around.
    let path: [String]
    /// Whether `self` is a type.
    var selfIsType = false
    /// The member of the type whose code it is, where that is `static` or `class`.
    var member: String?
    /// Which segues what stands here prepares for; nil for those of the scope around.
    var prepared: PreparedSegues?
    /// What was read without the parser, of a file or a type, and is not yet in the record.
    var plain: ArraySlice<PlainDeclaration> = []
    /// The values of names that are bound here.
    var locals: [String: Expression] = [:]
}
