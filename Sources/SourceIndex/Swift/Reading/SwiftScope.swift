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
    /// What was read without the parser, of a file or a type, and is not yet in the record.
    var plain: ArraySlice<PlainDeclaration> = []
    /// The values of names that are bound here.
    var locals: [String: Expression] = [:]
}
