/// An instance method of a class, under the selector that Objective-C knows it by.
public struct Method: Hashable, Sendable {
    /// The exact Objective-C selector, as in `colorTappedWithSender:`.
    public let selector: String
    /// The name in the source: `colorTapped(sender:)` in Swift, the selector in Objective-C.
    public let name: String
    /// The types of the parameters as written.
    public let parameterTypes: [String]
    /// The type that it returns as written; nil for none.
    public let returnType: String?
    /// What the source says about it.
    public let traits: Traits
    /// Where the name stands.
    public let location: SourceLocation

    /// What the source says about a method.
    public struct Traits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16

        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// Marked `@IBAction` or returning `IBAction`.
        public static let action = Traits(rawValue: 1)
        /// Marked `@IBSegueAction` or returning through `IBSegueAction`.
        public static let segueAction = Traits(rawValue: 1 << 1)
        /// Known to Objective-C by what stands at the declaration; `@objcMembers` of its class may do the same.
        public static let exposed = Traits(rawValue: 1 << 2)
        /// Overrides a method of an ancestor.
        public static let overrides = Traits(rawValue: 1 << 3)
        /// `static`, `class` or `+`.
        public static let typeLevel = Traits(rawValue: 1 << 4)
        /// `private` or `fileprivate`, which `@objcMembers` leaves out.
        public static let isPrivate = Traits(rawValue: 1 << 5)
        /// Marked `@nonobjc`.
        public static let hidden = Traits(rawValue: 1 << 6)
        /// Declared `async`.
        public static let async = Traits(rawValue: 1 << 7)
        /// Declared `throws`.
        public static let throwing = Traits(rawValue: 1 << 8)
    }

    /// Whether controls and unwind segues may send it: marked as an action.
    public var isAction: Bool { traits.contains(.action) }
    /// Whether a segue may ask it for its destination.
    public var isSegueAction: Bool { traits.contains(.segueAction) }

    /// The class of what it returns, without optionals: `DetailViewController` for `DetailViewController?`; nil for none.
    public var returnedClassName: String? { returnType.map(TypeText.className) }

    /// Whether it has the form of an unwind action: one parameter, a segue.
    public var isUnwindAction: Bool {
        isAction && parameterTypes.count == 1 && TypeText.className(of: parameterTypes[0]).hasSuffix("StoryboardSegue")
    }
}

extension Method {
    /// The class of the first parameter, which for an action is its sender; nil where there is no parameter.
    public var senderClassName: String? { parameterTypes.first.map(TypeText.className) }
}
