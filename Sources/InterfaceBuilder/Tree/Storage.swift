/// What a document and all values over it share: one array of bytes and tables that point into it.
///
/// Unchecked sendability: a storage is written only while a `Document` holds the one reference to it.
final class Storage: @unchecked Sendable {
    /// The file as UTF-8, followed by what edits have inserted.
    var bytes: [UInt8]
    /// How many of the bytes are the file's own.
    let fileCount: Int
    var nodes: [Node]
    var attributes: [AttributeRecord]
    var names: NameTable
    var root: NodeIndex
    let lines: LineTable
    let encoding: TextEncoding
    /// Notes which names are read, where a test asks what the typed values ignore.
    var readRecord: ReadRecord?

    init(
        bytes: [UInt8], nodes: [Node], attributes: [AttributeRecord], names: NameTable, root: NodeIndex,
        lines: LineTable, encoding: TextEncoding
    ) {
        self.bytes = bytes
        fileCount = bytes.count
        self.nodes = nodes
        self.attributes = attributes
        self.names = names
        self.root = root
        self.lines = lines
        self.encoding = encoding
    }

    private init(copying other: Storage) {
        bytes = other.bytes
        fileCount = other.fileCount
        nodes = other.nodes
        attributes = other.attributes
        names = other.names
        root = other.root
        lines = other.lines
        encoding = other.encoding
        readRecord = other.readRecord
    }

    func copy() -> Storage { Storage(copying: self) }

    /// The line end that the file uses, by its first line.
    var lineEnd: String { lines.firstLineEnd(in: bytes) }

    func nameNumber(_ name: String) -> UInt32? {
        bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap { names.find(name, in: $0) }
        }
    }

    func name(of node: NodeIndex) -> String {
        names.strings[Int(nodes[node.position].name)]
    }

    func attributeRange(of node: NodeIndex) -> Range<Int> {
        let record = nodes[node.position]
        return Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)
    }

    func attribute(_ name: String, of node: NodeIndex) -> Int? {
        let range = attributeRange(of: node)
        guard !range.isEmpty else { return nil }
        // An element has few attributes: to compare their names is quicker than to look the number of a name up.
        var name = name
        return name.withUTF8 { wanted in
            bytes.withUnsafeBufferPointer { buffer in
                range.first { names.has(attributes[$0].name, wanted, in: buffer) }
            }
        }
    }

    func value(of attribute: AttributeRecord) -> String {
        CharacterData.decodeAttribute(bytes, Int(attribute.valueStart)..<Int(attribute.valueEnd))
    }

    /// The next sibling that is an element, starting with `node` itself.
    func element(from node: NodeIndex) -> NodeIndex {
        var node = node
        while node != .none, nodes[node.position].kind != .element {
            node = nodes[node.position].next
        }
        return node
    }

    /// The next element in document order inside `top`, or none after the last.
    func element(after node: NodeIndex, within top: NodeIndex) -> NodeIndex {
        let inside = element(from: nodes[node.position].firstChild)
        if inside != .none {
            return inside
        }
        var place = node
        while place != top, place != .none {
            let sibling = element(from: nodes[place.position].next)
            if sibling != .none {
                return sibling
            }
            place = nodes[place.position].parent
        }
        return .none
    }

    /// How many elements there are from the root to a node, both included.
    func depth(of node: NodeIndex) -> Int {
        var depth = 0
        var place = node
        while place != .none, place != .document {
            depth += 1
            place = nodes[place.position].parent
        }
        return depth
    }

    /// How many levels of elements an element has, its own included.
    func height(of top: NodeIndex) -> Int {
        let own = depth(of: top)
        var deepest = own
        var place = element(after: top, within: top)
        while place != .none {
            deepest = max(deepest, depth(of: place))
            place = element(after: place, within: top)
        }
        return deepest - own + 1
    }

    /// Whether a node is still part of the document: neither it nor anything around it was taken out.
    func isInDocument(_ node: NodeIndex) -> Bool {
        var place = node
        while place != .none, place != .document {
            place = nodes[place.position].parent
        }
        return place == .document
    }
}
