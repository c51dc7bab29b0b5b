extension Storage {
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
        guard let fragment = readTables(from: start) else { return nil }
        let nameNumbers = fragment.names.map { intern($0) }
        let nodeOffset = nodes.count - 1
        let attributeOffset = UInt32(attributes.count)
        func shifted(_ index: NodeIndex) -> NodeIndex {
            index == .none || index == .document ? .none : NodeIndex(index.position + nodeOffset)
        }
        for var node in fragment.nodes.dropFirst() {
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
        for var attribute in fragment.attributes {
            attribute.name = nameNumbers[Int(attribute.name)]
            attributes.append(attribute)
        }
        return (shifted(fragment.nodes[0].firstChild), shifted(fragment.root))
    }

    /// The tables of a fragment, with their own numbers. The reader itself must not outlive the bytes it points to.
    private func readTables(
        from start: Int
    ) -> (nodes: [Node], attributes: [AttributeRecord], names: [Range<Int>], root: NodeIndex)? {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var reader = Reader(
                buffer, base: base, range: start..<buffer.count, lines: lines, limits: ReadingLimits())
            guard (try? reader.readFragment()) != nil else { return nil }
            return (reader.nodes, reader.attributes, reader.names.ranges, reader.root)
        }
    }

    /// Whether the encoding can express the nodes from one on where it cannot help itself with a reference:
    /// in names, comments and the like.
    func canWriteMarkup(from first: Int) -> Bool {
        nodes[first...].allSatisfy { node in
            switch node.kind {
            case .document, .text: true
            case .comment, .characterData, .processingInstruction:
                encoding.canWrite(bytes[Int(node.start)..<Int(node.end)])
            case .element:
                encoding.canWrite(names.strings[Int(node.name)].utf8)
                    && (node.firstAttribute..<node.firstAttribute + node.attributeCount).allSatisfy {
                        encoding.canWrite(names.strings[Int(attributes[Int($0)].name)].utf8)
                    }
            }
        }
    }
}
