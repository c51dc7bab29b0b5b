extension Document {
    /// A new document with one element, as Interface Builder would start it.
    ///
    /// - Throws: `EditingError` where a name or value cannot be written.
    public init(root: NewElement) throws(EditingError) {
        try Self.check(root, depth: 1)
        var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
        XcodeStyle.append(root, lineStart: "\n", to: &bytes)
        bytes.append(0x0A)
        do throws(DocumentError) {
            try self.init(bytes)
        } catch {
            throw .tooLarge(limit: ReadingLimits().bytes)
        }
    }

    /// Puts a new element into the document, formatted as Interface Builder would.
    ///
    /// - Returns: the element's id in this document.
    /// - Throws: `EditingError` where the place does not exist or a name or value cannot be written.
    @discardableResult
    public mutating func insert(_ element: NewElement, at place: Place) throws(EditingError) -> Element.ID {
        let spot = try resolve(place)
        try Self.check(element, depth: depth(of: spot.parent) + 1)
        makeUnique()
        let lineStart = lineStart(at: spot)
        var text: [UInt8] = []
        XcodeStyle.append(element, lineStart: lineStart, to: &text)
        return try insert(text, lineStart: lineStart, at: spot)
    }

    /// Puts a copy of an element, of this or another document, into the document.
    /// The lines of the copy are indented as its new place asks for; the comment before it comes along.
    ///
    /// - Returns: the copy's id in this document.
    /// - Throws: `EditingError` where the place does not exist or is nested too deep.
    @discardableResult
    public mutating func copy(_ element: Element, to place: Place) throws(EditingError) -> Element.ID {
        let spot = try resolve(place)
        let source = element.storage
        let first = source.commentOrSelf(element.index)
        let height = Self.height(of: element)
        guard depth(of: spot.parent) + height <= ReadingLimits().depth else {
            throw .tooDeep(limit: ReadingLimits().depth)
        }
        makeUnique()
        let lineStart = lineStart(at: spot)
        var text: [UInt8] = []
        if first != element.index {
            text += Writer.bytes(of: first, in: source) + Array(lineStart.utf8)
        }
        text += Writer.bytes(of: element.index, in: source)
        let copied = try insert(text, lineStart: lineStart, at: spot)
        let oldIndentation = source.indentation(of: element.index)
        storage.reindent(copied.index, from: oldIndentation, to: Self.indentation(of: lineStart))
        return copied
    }

    /// Takes an element, with the comment that belongs to it, from its place to another.
    ///
    /// - Throws: `EditingError` where the place does not exist or lies inside the element.
    public mutating func move(_ element: Element.ID, to place: Place) throws(EditingError) {
        let node = try existing(element)
        let spot = try resolve(place)
        guard node != storage.root else { throw .root }
        var around = spot.parent
        while around != .none {
            guard around != node else { throw .insideItself }
            around = storage.nodes[around.position].parent
        }
        guard depth(of: spot.parent) + Self.height(of: Element(storage, node)) <= ReadingLimits().depth else {
            throw .tooDeep(limit: ReadingLimits().depth)
        }
        let comment = storage.commentOrSelf(node)
        // Beside itself means where it is.
        guard spot.next != comment, spot.previous != node, spot.previous != comment else { return }
        makeUnique()
        let oldIndentation = storage.indentation(of: node)
        let lineStart = lineStart(at: spot)
        for moved in comment == node ? [node] : [comment, node] {
            try unlink(moved)
            try setLeading(of: moved, to: lineStart)
        }
        let group = comment == node ? (node, node) : (comment, node)
        try link(first: group.0, last: group.1, at: spot, lineStart: lineStart)
        storage.reindent(node, from: oldIndentation, to: Self.indentation(of: lineStart))
    }

    /// Takes an element, with the comment that belongs to it, out of the document.
    /// What is left without content takes the self-closing form.
    ///
    /// - Throws: `EditingError` where the element is not in the document or is its root.
    public mutating func remove(_ element: Element.ID) throws(EditingError) {
        let node = try existing(element)
        guard node != storage.root else { throw .root }
        makeUnique()
        let comment = storage.commentOrSelf(node)
        if comment != node {
            try unlink(comment)
        }
        try unlink(node)
    }

    /// Replaces all content of an element by text; an empty text leaves the self-closing form.
    ///
    /// - Throws: `EditingError` where the element is not in the document or the text cannot be written.
    public mutating func setText(_ text: String, of element: Element.ID) throws(EditingError) {
        let node = try existing(element)
        try Self.checkCharacters(text)
        makeUnique()
        while storage.nodes[node.position].firstChild != .none {
            try unlink(storage.nodes[node.position].firstChild)
        }
        try close(node, lineStart: nil)
        guard !text.isEmpty else { return }
        var escaped: [UInt8] = []
        XcodeStyle.appendEscaped(text, inAttribute: false, to: &escaped)
        let start = try append(escaped)
        let leaf = NodeIndex(storage.nodes.count)
        let end = start + escaped.count
        storage.nodes.append(
            Node(kind: .text, leading: start, start: start, tagEnd: end, close: end, end: end, parent: node))
        try link(first: leaf, last: leaf, at: Spot(parent: node, previous: .none, next: .none), lineStart: nil)
    }
}
