/// One line between two objects that the editor draws.
public enum Connection: Hashable, Sendable {
    case outlet(Outlet)
    case outletCollection(OutletCollection)
    case action(Action)
    case segue(Segue)
    /// A kind of connection that has no type here, such as a binding of macOS.
    case other(Element)

    init(_ element: Element) {
        self =
            switch element.name {
            case "outlet": .outlet(Outlet(element))
            case "outletCollection": .outletCollection(OutletCollection(element))
            case "action": .action(Action(element))
            case "segue": .segue(Segue(element))
            default: .other(element)
            }
    }

    /// The element of the connection.
    public var element: Element {
        switch self {
        case .outlet(let value): value.element
        case .outletCollection(let value): value.element
        case .action(let value): value.element
        case .segue(let value): value.element
        case .other(let element): element
        }
    }
}

extension ObjectValue {
    /// The object's outlets to single objects.
    public var outlets: [Outlet] { connections("outlet").map(Outlet.init) }

    /// The object's outlets to several objects: one value an object, in order.
    public var outletCollections: [OutletCollection] { connections("outletCollection").map(OutletCollection.init) }

    /// What the object sends when it is used.
    public var actions: [Action] { connections("action").map(Action.init) }

    /// The segues that start at the object.
    public var segues: [Segue] { connections("segue").map(Segue.init) }

    private func connections(_ name: String) -> [Element] {
        element.child("connections")?.children(name) ?? []
    }
}
