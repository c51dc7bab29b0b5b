/// A xib: objects that another object, its owner, loads.
public struct Xib: InterfaceDocument {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The objects directly in the xib, placeholders included.
    public var topLevelObjects: [TopLevelObject] {
        element.child("objects")?.children.map(TopLevelObject.init) ?? []
    }

    /// The placeholders: the file's owner and the first responder.
    public var placeholders: [Placeholder] {
        topLevelObjects.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
    }

    /// The stand-in for the object that loads the xib.
    public var filesOwner: Placeholder? { placeholders.first { $0.identifier == .filesOwner } }

    /// The objects that loading the xib makes.
    public var ownObjects: [TopLevelObject] {
        topLevelObjects.filter { if case .placeholder = $0 { false } else { true } }
    }
}
