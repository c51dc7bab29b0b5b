extension Storage {
    /// The comment that directly precedes an element and belongs to it, else the element itself.
    func commentOrSelf(_ node: NodeIndex) -> NodeIndex {
        let previous = nodes[node.position].previous
        return previous != .none && nodes[previous.position].kind == .comment ? previous : node
    }

    /// The blank space before a node.
    func leadingText(of node: NodeIndex) -> String {
        let record = nodes[node.position]
        return String(decoding: bytes[Int(record.leading)..<Int(record.leadingEnd)], as: UTF8.self)
    }

    /// The blank space at the start of the line on which a node starts, as far as only blank space precedes it.
    func indentation(of node: NodeIndex) -> String {
        Document.indentation(of: leadingText(of: node))
    }

    /// The line end that the file uses.
    var lineEnd: String {
        guard let newline = bytes.firstIndex(of: 0x0A), newline > 0, bytes[newline - 1] == 0x0D else { return "\n" }
        return "\r\n"
    }

    func intern(_ range: Range<Int>) -> UInt32 {
        var hash = NameTable.initialHash
        for byte in bytes[range] {
            hash = NameTable.hash(hash, adding: byte)
        }
        return bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { names.intern($0, range, hash: hash) } ?? 0
        }
    }

    /// Reads the bytes from an offset to the end, which hold one element and perhaps a comment before it,
    /// and appends what is read to the tables.
    ///
    /// - Returns: the first node and the element, linked to each other but to no parent; nil where the bytes
    ///   are not well formed.
    func readFragment(from start: Int) -> (first: NodeIndex, element: NodeIndex)? {
        let reader = bytes.withUnsafeBufferPointer { buffer -> Reader? in
            guard let base = buffer.baseAddress else { return nil }
            var reader = Reader(
                buffer, base: base, range: start..<buffer.count, lines: lines, limits: ReadingLimits())
            return (try? reader.readFragment()).map { reader }
        }
        guard let reader else { return nil }
        let nameNumbers = reader.names.ranges.map { intern($0) }
        let nodeOffset = nodes.count - 1
        let attributeOffset = UInt32(attributes.count)
        func shifted(_ index: NodeIndex) -> NodeIndex {
            index == .none || index == .document ? .none : NodeIndex(index.position + nodeOffset)
        }
        for var node in reader.nodes.dropFirst() {
            if node.kind == .element {
                node.name = nameNumbers[Int(node.name)]
                node.firstAttribute += attributeOffset
            }
            node.parent = shifted(node.parent)
            node.previous = shifted(node.previous)
            node.next = shifted(node.next)
            node.firstChild = shifted(node.firstChild)
            node.lastChild = shifted(node.lastChild)
            nodes.append(node)
        }
        for var attribute in reader.attributes {
            attribute.name = nameNumbers[Int(attribute.name)]
            attributes.append(attribute)
        }
        return (shifted(reader.nodes[0].firstChild), shifted(reader.root))
    }

    /// Gives the lines within an element another indentation; its own first line is left to the caller.
    func reindent(_ top: NodeIndex, from old: String, to new: String) {
        guard old != new else { return }
        var place = top
        while true {
            let record = nodes[place.position]
            if place != top, let moved = reindented(record.leading..<record.leadingEnd, from: old, to: new) {
                nodes[place.position].leading = moved.lowerBound
                nodes[place.position].leadingEnd = moved.upperBound
            }
            nodes[place.position].edits.insert(.content)
            if record.firstChild != .none {
                place = record.firstChild
                continue
            }
            reindentEnd(place, from: old, to: new)
            while place != top, nodes[place.position].next == .none {
                place = nodes[place.position].parent
                reindentEnd(place, from: old, to: new)
            }
            if place == top {
                return
            }
            place = nodes[place.position].next
        }
    }

    private func reindentEnd(_ node: NodeIndex, from old: String, to new: String) {
        let record = nodes[node.position]
        guard !record.isSelfClosing,
            let moved = reindented(record.closeLeading..<record.close, from: old, to: new)
        else { return }
        nodes[node.position].closeLeading = moved.lowerBound
        nodes[node.position].close = moved.upperBound
        bytes.append(contentsOf: bytes[Int(record.close)..<Int(record.end)])
        nodes[node.position].end = UInt32(bytes.count)
    }

    /// Blank space with a line end, written anew with another indentation; nil where nothing changes.
    private func reindented(_ range: Range<UInt32>, from old: String, to new: String) -> Range<UInt32>? {
        let blank = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
        guard let newline = blank.lastIndex(of: 0x0A), blank[(newline + 1)...].starts(with: old.utf8) else { return nil }
        let rest = blank[(newline + 1)...].dropFirst(old.utf8.count)
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: blank[...newline] + Array(new.utf8) + rest)
        return start..<UInt32(bytes.count)
    }
}
