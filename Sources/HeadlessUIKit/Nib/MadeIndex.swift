/// An object of a document that is being made, and what it is made from.
typealias MadeObject = (object: AnyObject, template: ObjectTemplate)

/// Finds objects that are being made by their ids.
@MainActor
struct MadeIndex {
    /// The objects that were not made but noted under an id.
    private(set) var others: [(id: String, object: AnyObject)] = []
    private var byID: [String: AnyObject] = [:]
    private var count = 0

    /// As many objects are sooner gone through than put into a dictionary.
    private static let few = 32

    mutating func add(_ object: AnyObject, id: String) {
        others.append((id, object))
    }

    mutating func object(id: String, among made: [MadeObject]) -> AnyObject? {
        for other in others.reversed() where other.id == id { return other.object }
        guard made.count > Self.few else {
            // No closure, which would be asked for its actor each time.
            for (object, template) in made.reversed() where template.objectID == id { return object }
            return nil
        }
        for (object, template) in made[count...] {
            if let id = template.objectID { byID[id] = object }
        }
        count = made.count
        return byID[id]
    }
}
