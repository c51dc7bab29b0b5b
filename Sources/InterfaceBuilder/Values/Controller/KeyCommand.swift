/// What a key of a keyboard does while a controller is on screen.
public struct KeyCommand: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The key.
    public var input: String? { element.string("input") }

    /// The keys that are held with it, as the bits of UIKit's key modifier flags.
    public var modifierFlags: Int? { element.integer("modifierFlags") }

    /// The selector that is sent along the responder chain.
    public var actionName: String? { element["actionName"] }

    /// What the overview of shortcuts calls the command.
    public var discoverabilityTitle: String? { element["discoverabilityTitle"] }
}
