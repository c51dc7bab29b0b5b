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
        try Self.check(element, depth: storage.depth(of: spot.parent) + 1)
        let lineStart = lineStart(at: spot)
        var text: [UInt8] = []
        XcodeStyle.append(element, lineStart: lineStart, to: &text)
        return try insert(text, lineStart: lineStart, at: spot)
    }

    /// Puts a copy of an element, of this or another document, into the document.
    /// The lines of the copy are indented as its new place asks for; the comment before it comes along.
    ///
    /// - Returns: the copy's id in this document.
    /// - Throws: `EditingError` where the place does not exist or is nested too deep, or where the copy has a name
    ///   or comment that the document's encoding cannot express.
    @discardableResult
    public mutating func copy(_ element: Element, to place: Place) throws(EditingError) -> Element.ID {
        let spot = try resolve(place)
        let source = element.storage
        try checkDepth(storage.depth(of: spot.parent) + source.height(of: element.index))
        let lineStart = lineStart(at: spot)
        let comment = source.commentOrSelf(element.index)
        var text: [UInt8] = []
        if comment != element.index {
            text += Writer.bytes(of: comment, in: source) + Array(lineStart.utf8)
        }
        text += Writer.bytes(of: element.index, in: source)
        let copied = try insert(text, lineStart: lineStart, at: spot)
        storage.reindent(
            copied.index, from: source.lineIndentation(of: element.index),
            to: storage.lineIndentation(at: spot, lineStart: lineStart))
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
        try checkDepth(storage.depth(of: spot.parent) + storage.height(of: node))
        let comment = storage.commentOrSelf(node)
        // Beside itself means where it is.
        guard spot.next != comment, spot.previous != node else { return }
        try checkRoom(for: 0)
        makeUnique()
        let oldIndentation = storage.lineIndentation(of: node)
        let lineStart = lineStart(at: spot)
        let moved = comment == node ? [node] : [comment, node]
        for sibling in moved {
            unlink(sibling)
            setLeading(of: sibling, to: lineStart)
        }
        link(moved, at: spot, lineStart: lineStart)
        storage.reindent(
            node, from: oldIndentation, to: storage.lineIndentation(at: spot, lineStart: lineStart))
    }

    /// Takes an element, with the comment that belongs to it, out of the document.
    /// What is left without content takes the self-closing form.
    ///
    /// - Throws: `EditingError` where the element is not in the document or is its root.
    public mutating func remove(_ element: Element.ID) throws(EditingError) {
        let node = try existing(element)
        guard node != storage.root else { throw .root }
        try checkRoom(for: 0)
        makeUnique()
        let comment = storage.commentOrSelf(node)
        if comment != node {
            unlink(comment)
        }
        unlink(node)
    }

    /// Replaces all content of an element by text; an empty text leaves the self-closing form.
    ///
    /// - Throws: `EditingError` where the element is not in the document or the text cannot be written.
    public mutating func setText(_ text: String, of element: Element.ID) throws(EditingError) {
        let node = try existing(element)
        try Self.checkCharacters(text)
        var escaped: [UInt8] = []
        XcodeStyle.appendEscaped(text, inAttribute: false, to: &escaped)
        escaped = XcodeStyle.withLineEnds(storage.lineEnd, escaped)
        try checkRoom(for: escaped.count)
        makeUnique()
        while storage.nodes[node.position].firstChild != .none {
            unlink(storage.nodes[node.position].firstChild)
        }
        removeEndTag(of: node)
        guard !escaped.isEmpty else { return }
        let start = append(escaped)
        let leaf = NodeIndex(storage.nodes.count)
        let end = start + escaped.count
        storage.nodes.append(
            Node(kind: .text, leading: start, start: start, tagEnd: end, close: end, end: end, parent: node))
        link([leaf], at: Spot(parent: node, previous: .none, next: .none), lineStart: "")
    }
}
