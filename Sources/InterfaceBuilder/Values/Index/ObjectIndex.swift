/// Who has which id in a document, and who mentions it.
///
/// Made in one pass. An index shows the document as it was then.
public struct ObjectIndex: Sendable {
    private var objects: [String: [Element]] = [:]
    private var mentions: [String: [ObjectReference]] = [:]
    private var order: [String] = []

    /// Looks through a document.
    public init(_ document: Document) {
        let storage = document.storage
        let roles = AttributeRoles(storage)
        for element in document.elements {
            for position in storage.attributeRange(of: element.index) {
                let record = storage.attributes[position]
                switch roles[record.name] {
                case .none:
                    break
                case .id where roles.isObject(storage.nodes[element.index.position].name):
                    add(element, id: storage.value(of: record))
                case .id:
                    break
                case .reference(let name):
                    let id = storage.value(of: record)
                    mentions[id, default: []].append(
                        ObjectReference(element: element, attributeName: name, objectID: id))
                }
            }
        }
    }

    private mutating func add(_ element: Element, id: String) {
        if objects[id] == nil {
            order.append(id)
        }
        objects[id, default: []].append(element)
    }

    /// The object with an id; the first of them where the document repeats the id.
    public func element(id: String) -> Element? { objects[id]?.first }

    /// All objects with an id: one, unless the document repeats it.
    public func elements(id: String) -> [Element] { objects[id] ?? [] }

    /// All ids in document order.
    public var ids: [String] { order }

    /// Who mentions an object, in document order.
    public func references(to id: String) -> [ObjectReference] { mentions[id] ?? [] }

    /// The objects that share an id with others, one list an id, in document order.
    public var duplicates: [[Element]] {
        order.compactMap { id in
            objects[id].flatMap { $0.count > 1 ? $0 : nil }
        }
    }

    /// The mentions of ids that no object has, in document order.
    public var danglingReferences: [ObjectReference] {
        mentions.filter { objects[$0.key] == nil }.flatMap(\.value).sorted { left, right in
            (left.position, left.attributeName) < (right.position, right.attributeName)
        }
    }
}

/// What the attributes of a document say about ids, by the number of their name.
private struct AttributeRoles {
    enum Role {
        case none
        case id
        case reference(String)
    }

    private var roles: [Role]
    private var notObjects: Set<UInt32> = []

    init(_ storage: Storage) {
        roles = Array(repeating: .none, count: storage.names.strings.count)
        for name in Self.references {
            if let number = storage.nameNumber(name) {
                roles[Int(number)] = .reference(name)
            }
        }
        if let number = storage.nameNumber("id") {
            roles[Int(number)] = .id
        }
        notObjects = Set(Self.notObjects.compactMap(storage.nameNumber))
    }

    subscript(number: UInt32) -> Role { roles[Int(number)] }

    func isObject(_ elementName: UInt32) -> Bool { !notObjects.contains(elementName) }

    /// The attributes that hold the id of another object, on whatever element they stand.
    private static let references = [
        "destination", "target", "reference", "firstItem", "secondItem", "initialViewController",
        "popoverAnchorView", "popoverAnchorBarButtonItem", "tableViewCell", "textLabel", "detailTextLabel",
        "imageView", "headerView", "horizontalScroller", "verticalScroller", "outlineTableColumn", "initialItem",
        "selectedItem", "previousBinding", "row", "column", "headOfMergedCell",
    ]

    /// The elements whose `id` names a screen, or repeats that of the view they are the text of.
    private static let notObjects = ["device", "adaptation", "attributedString", "string", "mutableString"]
}
