extension Storage {
    /// Indentation beyond this is not imitated: it would let a small edit make a file huge.
    static let widestIndentation = 1024

    /// The comment that directly precedes an element and belongs to it, else the element itself.
    func commentOrSelf(_ node: NodeIndex) -> NodeIndex {
        let previous = nodes[node.position].previous
        return previous != .none && nodes[previous.position].kind == .comment ? previous : node
    }

    // MARK: Lines

    static func hasLineEnd(_ blank: String) -> Bool { blank.utf8.contains(0x0A) }

    /// The blank space before a node.
    func leadingText(of node: NodeIndex) -> String {
        let record = nodes[node.position]
        return String(decoding: bytes[Int(record.leading)..<Int(record.leadingEnd)], as: UTF8.self)
    }

    /// Whether only blank space precedes a node on its line. The root is taken to start one in any file.
    func startsLine(_ node: NodeIndex) -> Bool {
        node == root || Self.hasLineEnd(leadingText(of: node))
    }

    /// The blank space at the start of the line on which a node starts: told by the line of its end tag, which
    /// is indented alike, else by what precedes it, else by the line of the element around it.
    func lineIndentation(of node: NodeIndex) -> String {
        var place = node
        while place != .none {
            let record = nodes[place.position]
            if isLaidOut(place), let indentation = indentation(record.closeLeading..<record.close) {
                return indentation
            }
            if let indentation = indentation(record.leading..<record.leadingEnd) {
                return indentation
            }
            place = record.parent
        }
        return ""
    }

    /// The indentation of the line on which something stands that was put at a spot.
    func lineIndentation(at spot: Spot, lineStart: String) -> String {
        Self.indentation(lineStart.utf8).map { String(decoding: $0, as: UTF8.self) } ?? lineIndentation(of: spot.parent)
    }

    /// The indentation that something new beside or inside a node takes over.
    func imitatedIndentation(of node: NodeIndex) -> String {
        let record = nodes[node.position]
        return String((indentation(record.leading..<record.leadingEnd) ?? "").unicodeScalars.prefix(Self.widestIndentation))
    }

    private func indentation(_ range: Range<UInt32>) -> String? {
        Self.indentation(bytes[Int(range.lowerBound)..<Int(range.upperBound)]).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What follows the last line end; nil where there is no line end.
    private static func indentation<Text: BidirectionalCollection<UInt8>>(_ blank: Text) -> Text.SubSequence? {
        blank.lastIndex(of: 0x0A).map { blank[blank.index(after: $0)...] }
    }

    // MARK: Reindenting

    /// Whether blank space inside an element is layout. Beside text, or where there is nothing else, it is content.
    private func isLaidOut(_ node: NodeIndex) -> Bool {
        var child = nodes[node.position].firstChild
        guard child != .none else { return false }
        while child != .none {
            let kind = nodes[child.position].kind
            guard kind != .text, kind != .characterData else { return false }
            child = nodes[child.position].next
        }
        return true
    }

    /// Gives the lines within an element another indentation; its own first line is left to the caller.
    func reindent(_ top: NodeIndex, from old: String, to new: String) {
        guard old != new else { return }
        var place = top
        while place != .none {
            nodes[place.position].edits.insert(.content)
            if isLaidOut(place) {
                var child = nodes[place.position].firstChild
                while child != .none {
                    reindentStart(child, from: old, to: new)
                    child = nodes[child.position].next
                }
                reindentEnd(place, from: old, to: new)
            }
            place = element(after: place, within: top)
        }
    }

    private func reindentStart(_ node: NodeIndex, from old: String, to new: String) {
        let record = nodes[node.position]
        if let moved = reindented(record.leading..<record.leadingEnd, from: old, to: new) {
            nodes[node.position].leading = moved.lowerBound
            nodes[node.position].leadingEnd = moved.upperBound
        }
    }

    private func reindentEnd(_ node: NodeIndex, from old: String, to new: String) {
        let record = nodes[node.position]
        guard let moved = reindented(record.closeLeading..<record.close, from: old, to: new) else { return }
        nodes[node.position].closeLeading = moved.lowerBound
        nodes[node.position].close = moved.upperBound
        bytes.append(contentsOf: bytes[Int(record.close)..<Int(record.end)])
        nodes[node.position].end = UInt32(bytes.count)
    }

    /// Blank space with a line end, written anew with another indentation; nil where nothing changes, or where
    /// there is no room left and the old indentation has to do.
    private func reindented(_ range: Range<UInt32>, from old: String, to new: String) -> Range<UInt32>? {
        let blank = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
        guard bytes.count <= ReadingLimits.mostBytes, let indentation = Self.indentation(blank),
            indentation.starts(with: old.utf8)
        else { return nil }
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: blank[..<indentation.startIndex] + Array(new.utf8) + indentation.dropFirst(old.utf8.count))
        return start..<UInt32(bytes.count)
    }
}
