/// Reads XML into a table of nodes: one pass, no recursion, nothing copied.
///
/// The bytes have passed `CharacterCheck`, so only the grammar is left to check.
struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    let base: UnsafePointer<UInt8>
    let end: Int
    private let lines: LineTable
    private let limits: ReadingLimits
    var position: Int
    private var depth = 0

    private(set) var nodes: [Node]
    private(set) var attributes: [AttributeRecord]
    var names: NameTable
    private(set) var root: NodeIndex = .none
    /// For each name, the element that last had an attribute of it: two in one element are an error.
    private var lastOwner: [NodeIndex] = []

    /// - Parameter range: what is read; offsets stay those of all bytes.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, base: UnsafePointer<UInt8>, range: Range<Int>, lines: LineTable,
        limits: ReadingLimits
    ) {
        self.bytes = bytes
        self.base = base
        self.lines = lines
        self.limits = limits
        nodes = []
        attributes = []
        names = NameTable()
        position = range.lowerBound
        end = range.upperBound
    }

    /// Reads a whole file, or what follows its byte order mark.
    mutating func readDocument() throws(DocumentError) {
        nodes.reserveCapacity((end - position) / 72 + 16)
        attributes.reserveCapacity((end - position) / 24 + 16)
        try readDeclaration()
        nodes.append(
            Node(kind: .document, leading: 0, start: 0, tagEnd: position, close: end, end: end, parent: .none))
        try readContent()
        guard root != .none else {
            throw failure("The file has no root element", at: end)
        }
    }

    /// Reads one element, with comments before it at most.
    mutating func readFragment() throws(DocumentError) {
        nodes.append(
            Node(
                kind: .document, leading: position, start: position, tagEnd: position, close: end, end: end,
                parent: .none))
        try readContent()
        guard root != .none else {
            throw failure("There is no element", at: end)
        }
    }

    // MARK: Content

    private mutating func readContent() throws(DocumentError) {
        let top = NodeIndex.document
        var parent = top
        while true {
            let leading = position
            skipWhiteSpace()
            guard position < end else {
                if parent == top {
                    nodes[top.position].closeLeading = UInt32(leading)
                    return
                }
                throw failure("The element <\(shown(nodes[parent.position].name))> is not closed", at: end)
            }
            guard base[position] == 0x3C else {
                guard parent != top else {
                    throw failure("Text outside the root element", at: position)
                }
                try readText(from: leading, parent: parent)
                continue
            }
            guard position + 1 < end else {
                throw failure("The file ends within a tag", at: end)
            }
            switch base[position + 1] {
            case 0x2F:
                parent = try readEndTag(leading: leading, of: parent, top: top)
            case 0x21:
                try readDeclarationOrSection(leading: leading, parent: parent, isTop: parent == top)
            case 0x3F:
                try readProcessingInstruction(leading: leading, parent: parent)
            default:
                if parent == top {
                    guard root == .none else {
                        throw failure("A second root element", at: position)
                    }
                    root = NodeIndex(nodes.count)
                }
                parent = try readStartTag(leading: leading, parent: parent)
            }
        }
    }

    mutating func append(_ node: Node) -> NodeIndex {
        let index = NodeIndex(nodes.count)
        let parent = node.parent.position
        var node = node
        let last = nodes[parent].lastChild
        node.previous = last
        if last == .none {
            nodes[parent].firstChild = index
        } else {
            nodes[last.position].next = index
        }
        nodes[parent].lastChild = index
        nodes.append(node)
        return index
    }

    // MARK: Tags

    /// - Returns: the element whose content comes next.
    private mutating func readStartTag(leading: Int, parent: NodeIndex) throws(DocumentError) -> NodeIndex {
        let start = position
        position += 1
        let name = try readName(what: "an element's name")
        let index = append(
            Node(
                kind: .element, name: name, leading: leading, start: start, tagEnd: 0, close: 0, end: 0,
                parent: parent, firstAttribute: attributes.count))
        while true {
            let blank = position
            skipWhiteSpace()
            guard position < end else {
                throw failure("The tag <\(shown(name))> is not finished", at: end)
            }
            switch base[position] {
            case 0x3E:
                position += 1
                finishStartTag(index)
                depth += 1
                guard depth <= limits.depth else {
                    throw error(.tooDeep(limit: limits.depth), at: start)
                }
                return index
            case 0x2F:
                guard position + 1 < end, base[position + 1] == 0x3E else {
                    throw failure("A slash must be followed by '>'", at: position)
                }
                position += 2
                finishStartTag(index)
                nodes[index.position].closeLeading = UInt32(position)
                nodes[index.position].close = UInt32(position)
                nodes[index.position].end = UInt32(position)
                guard depth < limits.depth else {
                    throw error(.tooDeep(limit: limits.depth), at: start)
                }
                return parent
            default:
                guard position > blank else {
                    throw failure("Expected a blank, '>' or '/>' in the tag <\(shown(name))>", at: position)
                }
                try readAttribute(leading: blank, owner: index)
            }
        }
    }

    private mutating func finishStartTag(_ index: NodeIndex) {
        nodes[index.position].tagEnd = UInt32(position)
        nodes[index.position].attributeCount = UInt32(attributes.count) - nodes[index.position].firstAttribute
    }

    private mutating func readAttribute(leading: Int, owner: NodeIndex) throws(DocumentError) {
        let nameStart = position
        let name = try readName(what: "an attribute's name")
        if Int(name) >= lastOwner.count {
            lastOwner.append(contentsOf: repeatElement(.none, count: Int(name) + 32 - lastOwner.count))
        }
        guard lastOwner[Int(name)] != owner else {
            throw failure("The attribute '\(shown(name))' stands twice in one tag", at: nameStart)
        }
        lastOwner[Int(name)] = owner
        skipWhiteSpace()
        guard position < end, base[position] == 0x3D else {
            throw failure("The attribute '\(shown(name))' has no value", at: position)
        }
        position += 1
        skipWhiteSpace()
        guard position < end, base[position] == 0x22 || base[position] == 0x27 else {
            throw failure("The value of '\(shown(name))' is not in quotes", at: position)
        }
        let quote = base[position]
        position += 1
        let valueStart = position
        while position < end, base[position] != quote {
            if base[position] == 0x3C {
                throw failure("'<' in the value of '\(shown(name))'", at: position)
            }
            if base[position] == 0x26 {
                try readReference()
            } else {
                position += 1
            }
        }
        guard position < end else {
            throw failure("The value of '\(shown(name))' is not closed", at: valueStart - 1)
        }
        attributes.append(
            AttributeRecord(
                name: name, leading: UInt32(leading), nameStart: UInt32(nameStart), valueStart: UInt32(valueStart),
                valueEnd: UInt32(position)))
        position += 1
    }

    /// - Returns: the element whose content goes on.
    private mutating func readEndTag(
        leading: Int, of element: NodeIndex, top: NodeIndex
    ) throws(DocumentError) -> NodeIndex {
        let start = position
        position += 2
        let name = try readName(what: "an element's name")
        guard element != top else {
            throw failure("The end tag </\(shown(name))> closes nothing", at: start)
        }
        let node = nodes[element.position]
        guard node.name == name else {
            throw failure(
                "The end tag </\(shown(name))> does not close <\(shown(node.name))> of line \(lines.position(of: Int(node.start)).line)",
                at: start)
        }
        skipWhiteSpace()
        guard position < end, base[position] == 0x3E else {
            throw failure("The end tag </\(shown(name))> is not finished", at: position)
        }
        position += 1
        nodes[element.position].closeLeading = UInt32(leading)
        nodes[element.position].close = UInt32(start)
        nodes[element.position].end = UInt32(position)
        depth -= 1
        return node.parent
    }

    // MARK: Small things

    @inline(__always)
    static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    @inline(__always)
    mutating func skipWhiteSpace() {
        while position < end, Self.isWhiteSpace(base[position]) {
            position += 1
        }
    }

    @inline(__always)
    func matches(_ expected: StaticString) -> Bool {
        let count = expected.utf8CodeUnitCount
        guard position + count <= end else { return false }
        for offset in 0..<count where base[position + offset] != expected.utf8Start[offset] {
            return false
        }
        return true
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
    }

    /// A name for a message, which does not grow with what a file may call things.
    func shown(_ name: UInt32) -> String {
        let name = names.strings[Int(name)]
        return name.utf8.count <= 80 ? name : String(name.unicodeScalars.prefix(60)) + "…"
    }

    func failure(_ what: String, at offset: Int) -> DocumentError {
        error(.notWellFormed(what), at: offset)
    }

    func error(_ kind: DocumentError.Kind, at offset: Int) -> DocumentError {
        DocumentError(kind, position: lines.position(of: offset), offset: offset)
    }
}
