extension Document {
    /// Sets, adds or (with nil) removes an attribute; nothing else of the file changes.
    ///
    /// A new attribute is put where Interface Builder would write it. A value that the attribute has already
    /// stays as it is written.
    /// - Throws: `EditingError` where the element is not in the document, or the name or value cannot be written.
    public mutating func setAttribute(
        _ name: String, to value: String?, of element: Element.ID
    ) throws(EditingError) {
        let node = try existing(element)
        let existing = storage.attribute(name, of: node)
        guard let value else {
            if let existing {
                makeUnique()
                removeAttribute(at: existing, of: node)
            }
            return
        }
        if let existing, storage.value(of: storage.attributes[existing]).utf8.elementsEqual(value.utf8) {
            return
        }
        try checkName(name)
        try Self.checkCharacters(value)
        let blank = existing.map { leadingBytes(ofAttribute: $0) } ?? [0x20]
        let text = blank + XcodeStyle.attribute(name, value)
        try checkRoom(for: text.count)
        makeUnique()
        let start = append(text)
        let nameStart = start + blank.count
        let nameEnd = nameStart + name.utf8.count
        let record = AttributeRecord(
            name: storage.intern(nameStart..<nameEnd), leading: UInt32(start), nameStart: UInt32(nameStart),
            valueStart: UInt32(nameEnd + 2), valueEnd: UInt32(storage.bytes.count - 1))
        if let existing {
            storage.attributes[existing] = record
        } else {
            addAttribute(record, of: node)
        }
        markTag(node)
    }

    private func leadingBytes(ofAttribute position: Int) -> [UInt8] {
        let record = storage.attributes[position]
        return Array(storage.bytes[Int(record.leading)..<Int(record.nameStart)])
    }

    /// Attributes of one element lie together, so with a new one they move to the end of the table.
    private mutating func addAttribute(_ record: AttributeRecord, of node: NodeIndex) {
        var list = Array(storage.attributes[storage.attributeRange(of: node)])
        let names = storage.names.strings
        let position = AttributeOrder.position(
            of: names[Int(record.name)], among: list.map { names[Int($0.name)] }, in: storage.name(of: node))
        list.insert(record, at: position)
        storage.nodes[node.position].firstAttribute = UInt32(storage.attributes.count)
        storage.nodes[node.position].attributeCount = UInt32(list.count)
        storage.attributes.append(contentsOf: list)
    }

    private mutating func removeAttribute(at position: Int, of node: NodeIndex) {
        let end = storage.attributeRange(of: node).upperBound
        for place in position..<end - 1 {
            storage.attributes[place] = storage.attributes[place + 1]
        }
        storage.nodes[node.position].attributeCount -= 1
        markTag(node)
    }

    private mutating func markTag(_ node: NodeIndex) {
        storage.nodes[node.position].edits.insert(.tag)
        markContent(above: node)
    }
}
