/// A gap between two siblings, either of which may be missing.
struct Spot {
    var parent: NodeIndex
    var previous: NodeIndex
    var next: NodeIndex
}

extension Document {
    mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) {
            storage = storage.copy()
        }
    }

    // MARK: Finding

    func existing(_ element: Element.ID) throws(EditingError) -> NodeIndex {
        let index = element.index
        guard index.rawValue > 0, index.position < storage.nodes.count,
            storage.nodes[index.position].kind == .element, storage.isInDocument(index)
        else { throw .noSuchElement }
        return index
    }

    func resolve(_ place: Place) throws(EditingError) -> Spot {
        switch place {
        case .first(let element):
            let parent = try existing(element)
            return Spot(parent: parent, previous: .none, next: storage.nodes[parent.position].firstChild)
        case .last(let element):
            let parent = try existing(element)
            return Spot(parent: parent, previous: storage.nodes[parent.position].lastChild, next: .none)
        case .before(let element):
            let node = try existing(element)
            guard node != storage.root else { throw .root }
            let next = storage.commentOrSelf(node)
            let record = storage.nodes[next.position]
            return Spot(parent: record.parent, previous: record.previous, next: next)
        case .after(let element):
            let node = try existing(element)
            guard node != storage.root else { throw .root }
            let record = storage.nodes[node.position]
            return Spot(parent: record.parent, previous: node, next: record.next)
        }
    }

    // MARK: Formatting

    /// The line end and blank space that a new line at a gap starts with: as the neighbours have it,
    /// else one step deeper than the parent; nothing where the neighbours or the parent stand within a line.
    func lineStart(at spot: Spot) -> String {
        for neighbour in [spot.previous, spot.next] where neighbour != .none {
            let blank = storage.leadingText(of: neighbour)
            guard Storage.hasLineEnd(blank) else {
                return String(blank.unicodeScalars.prefix(Storage.widestIndentation))
            }
            return storage.lineEnd + storage.imitatedIndentation(of: neighbour)
        }
        guard storage.startsLine(spot.parent) else { return "" }
        return storage.lineEnd + storage.imitatedIndentation(of: spot.parent) + XcodeStyle.indentation
    }

    // MARK: Changing

    /// Appends bytes for nodes to refer to; `checkRoom` comes first.
    ///
    /// - Returns: where the text starts.
    mutating func append(_ text: some Collection<UInt8>) -> Int {
        let start = storage.bytes.count
        storage.bytes.append(contentsOf: text)
        return start
    }

    /// Reads a piece of text that holds one element, and links it in.
    mutating func insert(_ text: [UInt8], lineStart: String, at spot: Spot) throws(EditingError) -> Element.ID {
        let text = XcodeStyle.withLineEnds(storage.lineEnd, text)
        try checkRoom(for: text.count)
        makeUnique()
        let leading = append(lineStart.utf8)
        let start = append(text)
        let firstNode = storage.nodes.count
        guard let read = storage.readFragment(from: start), storage.canWriteMarkup(from: firstNode) else {
            throw .invalidCharacter(String(decoding: text, as: UTF8.self))
        }
        storage.nodes[read.first.position].leading = UInt32(leading)
        link(read.first == read.element ? [read.element] : [read.first, read.element], at: spot, lineStart: lineStart)
        return Element.ID(index: read.element)
    }

    /// Links siblings into a gap. A parent that was empty gets an end tag, on a line of its own if the siblings
    /// have lines of their own.
    mutating func link(_ siblings: [NodeIndex], at spot: Spot, lineStart: String) {
        if storage.nodes[spot.parent.position].firstChild == .none {
            addEndTag(
                to: spot.parent,
                lineStart: Storage.hasLineEnd(lineStart)
                    ? storage.lineEnd + storage.imitatedIndentation(of: spot.parent) : "")
        }
        var previous = spot.previous
        for sibling in siblings {
            storage.nodes[sibling.position].parent = spot.parent
            join(previous, sibling, in: spot.parent)
            previous = sibling
        }
        join(previous, spot.next, in: spot.parent)
        markContent(above: previous)
    }

    mutating func unlink(_ node: NodeIndex) {
        let record = storage.nodes[node.position]
        markContent(above: node)
        join(record.previous, record.next, in: record.parent)
        keepApart(record.previous, record.next)
        storage.nodes[node.position].parent = .none
        storage.nodes[node.position].previous = .none
        storage.nodes[node.position].next = .none
        if storage.nodes[record.parent.position].firstChild == .none {
            removeEndTag(of: record.parent)
        }
    }

    /// Makes two nodes neighbours, or one of them the first or last of its parent.
    private mutating func join(_ left: NodeIndex, _ right: NodeIndex, in parent: NodeIndex) {
        if left == .none {
            storage.nodes[parent.position].firstChild = right
        } else {
            storage.nodes[left.position].next = right
        }
        if right == .none {
            storage.nodes[parent.position].lastChild = left
        } else {
            storage.nodes[right.position].previous = left
        }
    }

    /// Two runs of text between which something stood must not form the `]]>` that text may not hold.
    private mutating func keepApart(_ left: NodeIndex, _ right: NodeIndex) {
        guard left != .none, right != .none, storage.nodes[left.position].kind == .text,
            storage.nodes[right.position].kind == .text,
            storage.bytes[Int(storage.nodes[left.position].end) - 1] == UInt8(ascii: "]")
        else { return }
        let text = storage.bytes[Int(storage.nodes[right.position].start)..<Int(storage.nodes[right.position].end)]
        guard let bracket = text.prefix(2).firstIndex(of: UInt8(ascii: ">")) else { return }
        let start = append(text[..<bracket] + "&gt;".utf8 + text[(bracket + 1)...])
        storage.nodes[right.position].setLeafRange(start..<storage.bytes.count)
    }

    private mutating func addEndTag(to node: NodeIndex, lineStart: String) {
        let start = append(lineStart.utf8)
        let close = append("</\(storage.name(of: node))>".utf8)
        setEnd(of: node, leading: start, close: close)
    }

    mutating func removeEndTag(of node: NodeIndex) {
        setEnd(of: node, leading: storage.bytes.count, close: storage.bytes.count)
    }

    private mutating func setEnd(of node: NodeIndex, leading: Int, close: Int) {
        storage.nodes[node.position].closeLeading = UInt32(leading)
        storage.nodes[node.position].close = UInt32(close)
        storage.nodes[node.position].end = UInt32(storage.bytes.count)
        storage.nodes[node.position].edits.formUnion([.tag, .content])
        markContent(above: node)
    }

    mutating func setLeading(of node: NodeIndex, to lineStart: String) {
        let start = append(lineStart.utf8)
        storage.nodes[node.position].leading = UInt32(start)
        storage.nodes[node.position].leadingEnd = UInt32(storage.bytes.count)
    }

    /// Everything around a node is no longer what the file has. What is marked has all around it marked too.
    mutating func markContent(above node: NodeIndex) {
        var place = storage.nodes[node.position].parent
        while place != .none, !storage.nodes[place.position].edits.contains(.content) {
            storage.nodes[place.position].edits.insert(.content)
            place = storage.nodes[place.position].parent
        }
    }
}
