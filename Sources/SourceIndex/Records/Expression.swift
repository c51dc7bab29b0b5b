/// What the text of an expression says, before names are looked up.
indirect enum Expression: Hashable, Sendable {
    /// A string literal without interpolation.
    case string(String)
    /// A dotted path as written, `["Identifiers", "detail"]`; `self` and `Self` stand for the type around it.
    case name([String])
    /// `String(describing: Book.self)`: the name of a type, by its path as written.
    case typeName([String])
    /// `NSStringFromClass(Book.self)`: the name with its module, by the type's path as written.
    case runtimeTypeName([String])
    /// Strings that are put together.
    case joined([Expression])
    /// A storyboard by name.
    case storyboard(name: Expression, bundle: String?)
    /// A nib by name: `UINib(nibName: "BookCell", bundle: nil)`.
    case nib(name: Expression)
    /// Anything else.
    case computed

    /// The deepest form that is kept.
    static let maximumDepth = 16

    var isComputed: Bool { self == .computed }
}
