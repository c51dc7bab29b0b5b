import InterfaceBuilder

/// A connection of an object, as the document has it.
enum ConnectionTemplate {
    case outlet(property: String, destination: String)
    case outletCollection(property: String, destination: String, appends: Bool)
    case action(selector: String, destination: String?, event: String?)
    case segue(Segue.Kind?)

    static func all(of element: Element) -> [ConnectionTemplate] {
        CustomObject(element).connections.compactMap { connection in
            switch connection {
            case .outlet(let outlet):
                guard let property = outlet.element["property"], let destination = outlet.destinationID else { return nil }
                return .outlet(property: property, destination: destination)
            case .outletCollection(let collection):
                guard let property = collection.element["property"], let destination = collection.destinationID
                else { return nil }
                return .outletCollection(
                    property: property, destination: destination, appends: collection.element["appends"] == "YES")
            case .action(let action):
                guard let selector = action.element["selector"] else { return nil }
                return .action(
                    selector: selector, destination: action.destinationID, event: action.element["eventType"])
            case .segue(let segue):
                return .segue(segue.kind)
            case .other:
                return nil
            }
        }
    }
}
