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
        guard let number = nameNumber(name) else { return nil }
        return attributeRange(of: node).first { attributes[$0].name == number }
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
}
