/// Everything that the index keeps of one file. It depends on the file's content and path alone, so it can be cached.
struct FileRecord: Hashable, Sendable {
    /// Whether the file is nested too deeply to be read.
    var isTooDeep = false
    var imports: [String] = []
    var types: [TypeDeclaration] = []
    var aliases: [TypeAlias] = []
    var constants: [Constant] = []
    var uses: [UseRecord] = []
}

/// `typealias Cell = Shop.BookCell`.
struct TypeAlias: Hashable, Sendable {
    /// The names of the types around it, and its own.
    let path: [String]
    /// The type as written, without generic arguments.
    let target: String
}

/// A string that has a name: a `let`, a computed property of one expression, a case of an enum with raw values.
struct Constant: Hashable, Sendable {
    enum Kind: UInt8, Hashable, Sendable {
        /// Has the value itself.
        case value
        /// Has the value as its `rawValue`.
        case enumCase
        /// As `value`, and a subclass or the type itself may say otherwise.
        case overridable
    }

    /// The names of the types around it, and its own.
    let path: [String]
    let value: Expression
    let kind: Kind
    /// Private to its file.
    let isPrivate: Bool
    /// Where the case of an enum stands; nil for other constants.
    var location: SourceLocation?
}

/// A declaration of a type, or of what is added to one.
struct TypeDeclaration: Hashable, Sendable {
    enum Kind: UInt8, Hashable, Sendable {
        case swiftClass
        /// A structure, enumeration or actor: known so that names resolve to it and not to a class.
        case otherType
        case swiftProtocol
        case swiftExtension
        case interface
        case category
        case implementation
        case objectiveCProtocol
    }

    let kind: Kind
    /// The names of the types around it, and its own; for an extension the name as written, split at its dots.
    let path: [String]
    var objectiveCName: String?
    var genericParameters: [String] = []
    /// The names after the colon, as written; for an Objective-C interface the superclass first.
    var inherited: [String] = []
    /// Marked `@objcMembers`, or an extension or protocol marked `@objc`.
    var exposesMembers = false
    var hasSuperclass = false
    var coderInitializer = CoderInitializer.notDeclared
    var declaresDesignatedInitializer = false
    var properties: [Property] = []
    var methods: [Method] = []
    let location: SourceLocation
}

/// A use of an identifier, before names are looked up.
struct UseRecord: Hashable, Sendable {
    let kind: IdentifierUse.Kind
    let value: Expression
    /// The storyboard that a scene is asked of.
    var storyboard: Expression?
    var bundle: String?
    /// The nib that is registered.
    var nib: Expression?
    /// The names of the types around the use.
    let scope: [String]
    var receiver = IdentifierUse.Receiver.own
    var expectedClass: String?
    /// Whether the result is cast to the expected class with `as!`.
    var isForced = false
    /// The class that a creator makes.
    var createdClass: String?
    /// The member of a type that the use is in, `static` or `class`; for what an unwind action takes, its selector.
    var member: String?
    let location: SourceLocation
}
