extension Document {
    /// Sets, adds or (with nil) removes an attribute; nothing else of the file changes.
    ///
    /// A new attribute is put where Interface Builder would write it.
    /// - Throws: `EditingError` where the element is not in the document, or the name or value cannot be written.
    public mutating func setAttribute(
        _ name: String, to value: String?, of element: Element.ID
    ) throws(EditingError) {
        let node = try existing(element)
        guard let value else {
            removeAttribute(name, of: node)
            return
        }
        try Self.checkName(name)
        try Self.checkCharacters(value)
        makeUnique()
        var list = Array(storage.attributes[storage.attributeRange(of: node)])
        let names = list.map { storage.names.strings[Int($0.name)] }
        let existing = names.firstIndex(of: name)
        let blank = existing.map { storage.bytes[Int(list[$0].leading)..<Int(list[$0].nameStart)] } ?? [0x20]
        let start = try append(blank + XcodeStyle.attribute(name, value))
        let nameStart = start + blank.count
        let nameEnd = nameStart + name.utf8.count
        let record = AttributeRecord(
            name: storage.intern(nameStart..<nameEnd), leading: UInt32(start), nameStart: UInt32(nameStart),
            valueStart: UInt32(nameEnd + 2), valueEnd: UInt32(storage.bytes.count - 1))
        if let existing {
            list[existing] = record
        } else {
            list.insert(record, at: AttributeOrder.position(of: name, among: names, in: storage.name(of: node)))
        }
        replaceAttributes(of: node, by: list)
    }

    private mutating func removeAttribute(_ name: String, of node: NodeIndex) {
        guard let position = storage.attribute(name, of: node) else { return }
        makeUnique()
        let range = storage.attributeRange(of: node)
        var list = Array(storage.attributes[range])
        list.remove(at: position - range.lowerBound)
        replaceAttributes(of: node, by: list)
    }

    private mutating func replaceAttributes(of node: NodeIndex, by list: [AttributeRecord]) {
        storage.nodes[node.position].firstAttribute = UInt32(storage.attributes.count)
        storage.nodes[node.position].attributeCount = UInt32(list.count)
        storage.attributes.append(contentsOf: list)
        storage.nodes[node.position].edits.insert(.tag)
        markContent(above: node)
    }
}
