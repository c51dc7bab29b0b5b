/// A property or instance variable of a class, under the key that key-value coding knows it by.
public struct Property: Hashable, Sendable {
    /// The key: the Objective-C name.
    public let key: String
    /// The name in the source, which `@objc(key)` may change.
    public let name: String
    /// The type as written, as in `UILabel!`, `[UIButton]?` or `UIView`; nil where it is inferred.
    public let type: String?
    /// What the source says about it.
    public let traits: Traits
    /// Where the name stands.
    public let location: SourceLocation

    /// What the source says about a property.
    public struct Traits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16

        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// Marked `@IBOutlet`, `IBOutlet` or `IBOutletCollection`.
        public static let outlet = Traits(rawValue: 1)
        /// An outlet that holds several objects.
        public static let collection = Traits(rawValue: 1 << 1)
        /// Marked `@IBInspectable`.
        public static let inspectable = Traits(rawValue: 1 << 2)
        /// Known to Objective-C by what stands at the declaration; `@objcMembers` of its class may do the same.
        public static let exposed = Traits(rawValue: 1 << 3)
        /// Marked `weak`, or an instance variable or property with `assign`.
        public static let weak = Traits(rawValue: 1 << 4)
        /// Cannot be set: `let`, computed without `set`, `readonly`.
        public static let readOnly = Traits(rawValue: 1 << 5)
        /// An instance variable, which key-value coding reaches under its name with or without underscore.
        public static let instanceVariable = Traits(rawValue: 1 << 6)
        /// `static` or `class`, which no storyboard can set.
        public static let typeLevel = Traits(rawValue: 1 << 7)
        /// `private` or `fileprivate`, which `@objcMembers` leaves out.
        public static let isPrivate = Traits(rawValue: 1 << 8)
        /// Overrides a property of an ancestor.
        public static let overrides = Traits(rawValue: 1 << 9)
        /// Marked `@nonobjc`.
        public static let hidden = Traits(rawValue: 1 << 10)
        /// Computed, so that nothing but a setter could set it.
        public static let computed = Traits(rawValue: 1 << 11)
    }

    /// Whether a document may connect it: marked as an outlet.
    public var isOutlet: Bool { traits.contains(.outlet) }
    /// Whether it is an outlet that holds several objects.
    public var isOutletCollection: Bool { traits.isSuperset(of: [.outlet, .collection]) }
    /// Whether it shows in the attributes inspector.
    public var isInspectable: Bool { traits.contains(.inspectable) }
    /// Whether it cannot be set.
    public var isReadOnly: Bool { traits.contains(.readOnly) }
    /// Whether the outlet's type is optional or implicitly unwrapped; every outlet of Objective-C is.
    public var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasSuffix("!") || $0.hasSuffix("*") } ?? true }

    /// The class of the object, or of the elements of a collection, without optionals and brackets: `UIButton` for
    /// `[UIButton]!`, `id` for any object; nil where no type is written.
    public var className: String? { type.map(TypeText.className) }
}
