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
            storage.nodes[index.position].kind == .element, storage.nodes[index.position].parent != .none
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

    func depth(of node: NodeIndex) -> Int {
        var depth = 0
        var place = node
        while place != .none, place != .document {
            depth += 1
            place = storage.nodes[place.position].parent
        }
        return depth
    }

    static func height(of element: Element) -> Int {
        let own = element.ancestors.reduce(0) { count, _ in count + 1 }
        var height = 1
        for inner in element.descendants {
            height = max(height, inner.ancestors.reduce(0) { count, _ in count + 1 } - own + 1)
        }
        return height
    }

    // MARK: Formatting

    /// The line end and blank space that a new line at a gap starts with: as the neighbours have it,
    /// else one step deeper than the parent; nothing where the neighbours stand on one line.
    func lineStart(at spot: Spot) -> String {
        for neighbour in [spot.previous, spot.next] where neighbour != .none {
            let blank = storage.leadingText(of: neighbour)
            return blank.unicodeScalars.contains("\n") ? storage.lineEnd + Self.indentation(of: blank) : blank
        }
        return storage.lineEnd + storage.indentation(of: spot.parent) + XcodeStyle.indentation
    }

    static func indentation(of lineStart: String) -> String {
        lineStart.unicodeScalars.lastIndex(of: "\n").map {
            String(lineStart.unicodeScalars[lineStart.unicodeScalars.index(after: $0)...])
        } ?? ""
    }

    // MARK: Changing

    /// - Returns: where the text starts.
    mutating func append(_ text: some Collection<UInt8>) throws(EditingError) -> Int {
        let start = storage.bytes.count
        guard start + text.count < Int(Int32.max) else { throw .tooLarge(limit: Int(Int32.max)) }
        storage.bytes.append(contentsOf: text)
        return start
    }

    /// Reads a piece of text that holds one element, and links it in.
    mutating func insert(_ text: [UInt8], lineStart: String, at spot: Spot) throws(EditingError) -> Element.ID {
        let start = try append(lineStart.utf8 + text)
        guard let read = storage.readFragment(from: start + lineStart.utf8.count) else {
            throw .invalidCharacter(String(decoding: text.prefix(40), as: UTF8.self))
        }
        storage.nodes[read.first.position].leading = UInt32(start)
        try link(first: read.first, last: read.element, at: spot, lineStart: lineStart)
        return Element.ID(index: read.element)
    }

    /// Links a run of siblings into a gap.
    mutating func link(
        first: NodeIndex, last: NodeIndex, at spot: Spot, lineStart: String?
    ) throws(EditingError) {
        let parent = spot.parent.position
        if storage.nodes[parent].firstChild == .none {
            try close(spot.parent, lineStart: lineStart.map { _ in
                storage.lineEnd + storage.indentation(of: spot.parent)
            } ?? "")
        }
        storage.nodes[first.position].previous = spot.previous
        storage.nodes[last.position].next = spot.next
        if spot.previous == .none {
            storage.nodes[parent].firstChild = first
        } else {
            storage.nodes[spot.previous.position].next = first
        }
        if spot.next == .none {
            storage.nodes[parent].lastChild = last
        } else {
            storage.nodes[spot.next.position].previous = last
        }
        var node = first
        while node != spot.next {
            storage.nodes[node.position].parent = spot.parent
            node = storage.nodes[node.position].next
        }
        markContent(above: first)
    }

    mutating func unlink(_ node: NodeIndex) throws(EditingError) {
        let record = storage.nodes[node.position]
        let parent = record.parent.position
        markContent(above: node)
        if record.previous == .none {
            storage.nodes[parent].firstChild = record.next
        } else {
            storage.nodes[record.previous.position].next = record.next
        }
        if record.next == .none {
            storage.nodes[parent].lastChild = record.previous
        } else {
            storage.nodes[record.next.position].previous = record.previous
        }
        storage.nodes[node.position].parent = .none
        storage.nodes[node.position].previous = .none
        storage.nodes[node.position].next = .none
        if storage.nodes[parent].firstChild == .none {
            try close(record.parent, lineStart: nil)
        }
    }

    /// Gives an element an end tag on a line of its own, directly after the content (an empty text), or none.
    mutating func close(_ node: NodeIndex, lineStart: String?) throws(EditingError) {
        guard storage.nodes[node.position].kind == .element else { return }
        let start: Int
        let close: Int
        if let lineStart {
            start = try append(lineStart.utf8)
            close = try append("</\(storage.name(of: node))>".utf8)
        } else {
            start = storage.bytes.count
            close = start
        }
        storage.nodes[node.position].closeLeading = UInt32(start)
        storage.nodes[node.position].close = UInt32(close)
        storage.nodes[node.position].end = UInt32(storage.bytes.count)
        storage.nodes[node.position].edits.formUnion([.tag, .content])
        markContent(above: node)
    }

    mutating func setLeading(of node: NodeIndex, to lineStart: String) throws(EditingError) {
        let start = try append(lineStart.utf8)
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

    // MARK: Checking

    static func check(_ element: NewElement, depth: Int) throws(EditingError) {
        guard depth <= ReadingLimits().depth else { throw .tooDeep(limit: ReadingLimits().depth) }
        try checkName(element.name)
        try checkCharacters(element.text)
        if let comment = element.comment {
            try checkCharacters(comment)
            guard !comment.contains("--"), !comment.hasSuffix("-") else { throw .invalidCharacter(comment) }
        }
        var seen: Set<String> = []
        for attribute in element.attributes {
            try checkName(attribute.name)
            try checkCharacters(attribute.value)
            guard seen.insert(attribute.name).inserted else { throw .duplicateAttribute(attribute.name) }
        }
        for child in element.children {
            try check(child, depth: depth + 1)
        }
    }

    static func checkName(_ name: String) throws(EditingError) {
        guard Reader.isName(name) else { throw .invalidName(name) }
    }

    static func checkCharacters(_ text: String) throws(EditingError) {
        guard text.unicodeScalars.allSatisfy({ CharacterData.isCharacter($0.value) }) else {
            throw .invalidCharacter(text)
        }
    }
}
