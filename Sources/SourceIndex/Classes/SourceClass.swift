/// A class of the indexed sources, with all its extensions and categories.
public struct SourceClass: Hashable, Sendable {
    /// The language of the class's own declaration.
    public enum Language: UInt8, Hashable, Sendable {
        case swift
        case objectiveC
    }

    /// The module that compiles it; nil for an Objective-C class of a header that no module lists and none implements.
    public let module: String?
    /// The name, without the types around it.
    public let name: String
    /// The names of the types around it, and its own: `["Outer", "Inner"]`.
    public let path: [String]
    /// The language of its own declaration.
    public let language: Language
    /// The name in `@objc(Name)`, or the name of an Objective-C class.
    public let objectiveCName: String?
    /// The names of its generic parameters: a generic class has no name at run time that a document could use.
    public let genericParameters: [String]
    /// The superclass as written, with generic arguments; nil for a root class.
    public let superclassName: String?
    /// What the superclass's name means; nil for a root class.
    public internal(set) var superclass: ClassReference?
    /// Protocols that the class and its extensions name, as written and in order. The first name of a Swift class is here too
    /// where it could not be told whether it is a class.
    public internal(set) var protocols: [String]
    /// Whether the class is marked `@objcMembers`.
    public let isObjectiveCMembers: Bool
    /// What it says about `init(coder:)`.
    public internal(set) var coderInitializer: CoderInitializer
    /// Whether it declares a designated initialiser of its own, so that `init(coder:)` is not inherited.
    public internal(set) var declaresDesignatedInitializer: Bool
    /// Its own properties, those of extensions included, each key once, in the order of the files.
    public internal(set) var properties: [Property]
    /// Its own methods, those of extensions included, each selector once, in the order of the files.
    public internal(set) var methods: [Method]
    /// Where its name is declared.
    public let location: SourceLocation

    /// Its outlets and outlet collections.
    public var outlets: [Property] { properties.filter(\.isOutlet) }
    /// Its actions, unwind actions among them.
    public var actions: [Method] { methods.filter(\.isAction) }
    /// Its segue actions.
    public var segueActions: [Method] { methods.filter(\.isSegueAction) }
    /// The name with the types around it: `Outer.Inner`.
    public var qualifiedName: String { path.joined(separator: ".") }
    /// The name that the Objective-C runtime knows it by: `_TtC4Shop9BookCell`, or the one of ``objectiveCName``.
    public var runtimeName: String {
        objectiveCName ?? RuntimeName(module: module ?? "", path: path).mangled
    }
}
