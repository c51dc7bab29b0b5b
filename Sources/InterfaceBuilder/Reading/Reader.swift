/// Reads XML into a table of nodes: one pass, no recursion, nothing copied.
///
/// The bytes have passed `CharacterCheck`, so only the grammar is left to check.
struct Reader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let base: UnsafePointer<UInt8>
    private let end: Int
    private let lines: LineTable
    private let limits: ReadingLimits
    private var position: Int
    private var depth = 0

    private(set) var nodes: [Node]
    private(set) var attributes: [AttributeRecord]
    private(set) var names: NameTable
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

    /// Reads a whole file, of which `start` bytes are a byte order mark.
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

    private mutating func append(_ node: Node) -> NodeIndex {
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

    // MARK: Names and references

    private mutating func readName(what: String) throws(DocumentError) -> UInt32 {
        let start = position
        var hash = NameTable.initialHash
        while position < end {
            let byte = base[position]
            if byte < 0x80 {
                guard Self.nameBytes[Int(byte)] > (position == start ? 1 : 0) else { break }
                hash = NameTable.hash(hash, adding: byte)
                position += 1
            } else {
                guard let (value, length) = CharacterCheck.scalar(bytes, at: position),
                    Self.isNameCharacter(value, first: position == start)
                else { break }
                for offset in 0..<length {
                    hash = NameTable.hash(hash, adding: base[position + offset])
                }
                position += length
            }
        }
        guard position > start else {
            throw failure("Expected \(what)", at: start)
        }
        return names.intern(base, start..<position, hash: hash)
    }

    /// For each ASCII byte: 2 where it may start a name, 1 where it may only continue one.
    private static let nameBytes: [UInt8] = (0..<128).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"):
            2
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
            1
        default:
            0
        }
    }

    private static func isNameCharacter(_ value: UInt32, first: Bool) -> Bool {
        switch value {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
            0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
            0x1_0000...0xE_FFFF:
            true
        case 0xB7, 0x300...0x36F, 0x203F...0x2040:
            !first
        default:
            false
        }
    }

    /// Whether a text could be the name of an element or attribute.
    static func isName(_ text: String) -> Bool {
        var isFirst = true
        for scalar in text.unicodeScalars {
            let fits =
                scalar.value < 0x80
                ? nameBytes[Int(scalar.value)] > (isFirst ? 1 : 0) : isNameCharacter(scalar.value, first: isFirst)
            guard fits else { return false }
            isFirst = false
        }
        return !isFirst
    }

    private mutating func readReference() throws(DocumentError) {
        let raw = UnsafeBufferPointer(start: base, count: end)
        guard let (_, after) = CharacterData.reference(raw, at: position) else {
            throw failure("An ampersand that starts no reference XML knows; write '&amp;'", at: position)
        }
        position = after
    }

    // MARK: Text and markup

    private mutating func readText(from start: Int, parent: NodeIndex) throws(DocumentError) {
        while position < end, base[position] != 0x3C {
            if base[position] == 0x26 {
                try readReference()
            } else if base[position] == 0x5D, matches("]]>") {
                throw failure("']]>' in text; write ']]&gt;'", at: position)
            } else {
                position += 1
            }
        }
        appendLeaf(.text, leading: start, start: start, parent: parent)
    }

    private mutating func appendLeaf(_ kind: Node.Kind, leading: Int, start: Int, parent: NodeIndex) {
        _ = append(
            Node(
                kind: kind, leading: leading, start: start, tagEnd: position, close: position, end: position,
                parent: parent))
    }

    private mutating func readDeclarationOrSection(
        leading: Int, parent: NodeIndex, isTop: Bool
    ) throws(DocumentError) {
        let start = position
        if matches("<!--") {
            position += 4
            while position < end, !matches("--") {
                position += 1
            }
            guard position < end else {
                throw failure("The comment is not closed", at: start)
            }
            guard matches("-->") else {
                throw failure("'--' within a comment", at: position)
            }
            position += 3
            appendLeaf(.comment, leading: leading, start: start, parent: parent)
        } else if matches("<![CDATA["), !isTop {
            position += 9
            while position < end, !matches("]]>") {
                position += 1
            }
            guard position < end else {
                throw failure("The CDATA section is not closed", at: start)
            }
            position += 3
            appendLeaf(.characterData, leading: leading, start: start, parent: parent)
        } else if matches("<!DOCTYPE") {
            throw error(.documentTypeDeclaration, at: start)
        } else {
            throw failure("Markup that XML does not know", at: start)
        }
    }

    private mutating func readProcessingInstruction(leading: Int, parent: NodeIndex) throws(DocumentError) {
        let start = position
        position += 2
        let target = try readName(what: "the name of a processing instruction")
        guard names.strings[Int(target)].lowercased() != "xml" else {
            throw failure("The XML declaration may only stand at the very start", at: start)
        }
        guard position < end, Self.isWhiteSpace(base[position]) || matches("?>") else {
            throw failure("The processing instruction is not well formed", at: position)
        }
        while position < end, !matches("?>") {
            position += 1
        }
        guard position < end else {
            throw failure("The processing instruction is not closed", at: start)
        }
        position += 2
        appendLeaf(.processingInstruction, leading: leading, start: start, parent: parent)
    }

    /// `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`, which may be absent.
    private mutating func readDeclaration() throws(DocumentError) {
        guard matches("<?xml"), position + 5 < end,
            Self.isWhiteSpace(base[position + 5]) || base[position + 5] == 0x3F
        else { return }
        let start = position
        position += 5
        var parts: [(name: String, value: String)] = []
        while true {
            let blank = position
            skipWhiteSpace()
            if matches("?>") {
                break
            }
            let nameStart = position
            while position < end, base[position] >= 0x61, base[position] <= 0x7A {
                position += 1
            }
            let name = text(nameStart..<position)
            skipWhiteSpace()
            guard blank < nameStart, position < end, base[position] == 0x3D else {
                throw failure("The XML declaration is not well formed", at: position)
            }
            position += 1
            skipWhiteSpace()
            guard position < end, base[position] == 0x22 || base[position] == 0x27 else {
                throw failure("The XML declaration is not well formed", at: position)
            }
            let quote = base[position]
            position += 1
            let valueStart = position
            while position < end, base[position] != quote, base[position] != 0x3C {
                position += 1
            }
            guard position < end, base[position] == quote else {
                throw failure("The XML declaration is not closed", at: start)
            }
            parts.append((name, text(valueStart..<position)))
            position += 1
        }
        guard Self.isDeclaration(parts) else {
            throw failure("The XML declaration is not well formed", at: start)
        }
        position += 2
    }

    private static func isDeclaration(_ parts: [(name: String, value: String)]) -> Bool {
        var rest = parts[...]
        guard let version = rest.popFirst(), version.name == "version", version.value.hasPrefix("1."),
            version.value.count > 2, version.value.dropFirst(2).utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return false }
        if let encoding = rest.first, encoding.name == "encoding" {
            rest.removeFirst()
            guard TextEncoding.isName(encoding.value.utf8) else { return false }
        }
        if let standalone = rest.first, standalone.name == "standalone" {
            rest.removeFirst()
            guard standalone.value == "yes" || standalone.value == "no" else { return false }
        }
        return rest.isEmpty
    }

    // MARK: Small things

    @inline(__always)
    private static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    @inline(__always)
    private mutating func skipWhiteSpace() {
        while position < end, Self.isWhiteSpace(base[position]) {
            position += 1
        }
    }

    @inline(__always)
    private func matches(_ expected: StaticString) -> Bool {
        let count = expected.utf8CodeUnitCount
        guard position + count <= end else { return false }
        for offset in 0..<count where base[position + offset] != expected.utf8Start[offset] {
            return false
        }
        return true
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
    }

    /// A name for a message, which does not grow with what a file may call things.
    private func shown(_ name: UInt32) -> String {
        let name = names.strings[Int(name)]
        return name.utf8.count <= 80 ? name : String(name.unicodeScalars.prefix(60)) + "…"
    }

    private func failure(_ what: String, at offset: Int) -> DocumentError {
        error(.notWellFormed(what), at: offset)
    }

    private func error(_ kind: DocumentError.Kind, at offset: Int) -> DocumentError {
        DocumentError(kind, position: lines.position(of: offset), offset: offset)
    }
}
