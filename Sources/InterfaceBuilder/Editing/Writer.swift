/// Puts a document's bytes together: what was edited from its parts, everything else as it stood.
enum Writer {
    static func bytes(of top: NodeIndex, in storage: Storage) -> [UInt8] {
        var output: [UInt8] = []
        let node = storage.nodes[top.position]
        output.reserveCapacity(Int(node.end - node.start) + 256)
        var place = top
        while true {
            let node = storage.nodes[place.position]
            if place != top {
                append(node.leading..<node.leadingEnd, of: storage, to: &output)
            }
            appendStart(node, of: storage, to: &output)
            if node.edits.contains(.content), node.firstChild != .none {
                place = node.firstChild
                continue
            }
            appendRest(node, of: storage, to: &output)
            while place != top, storage.nodes[place.position].next == .none {
                place = storage.nodes[place.position].parent
                appendEnd(storage.nodes[place.position], of: storage, to: &output)
            }
            if place == top {
                return output
            }
            place = storage.nodes[place.position].next
        }
    }

    private static func appendStart(_ node: Node, of storage: Storage, to output: inout [UInt8]) {
        guard node.edits.contains(.tag) else {
            append(node.start..<node.tagEnd, of: storage, to: &output)
            return
        }
        output.append(UInt8(ascii: "<"))
        output.append(contentsOf: storage.names.strings[Int(node.name)].utf8)
        for position in Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount) {
            let attribute = storage.attributes[position]
            append(attribute.leading..<attribute.end, of: storage, to: &output)
        }
        append(tagEnding(of: node, in: storage), of: storage, to: &output)
        output.append(contentsOf: node.isSelfClosing ? "/>".utf8 : ">".utf8)
    }

    /// The blank space that the file has before the end of a start tag, if the tag still ends in the same form.
    private static func tagEnding(of node: Node, in storage: Storage) -> Range<UInt32> {
        var end = node.tagEnd - 1
        let wasSelfClosing = storage.bytes[Int(end) - 1] == UInt8(ascii: "/")
        guard wasSelfClosing == node.isSelfClosing else { return end..<end }
        if wasSelfClosing {
            end -= 1
        }
        var start = end
        while [0x20, 0x09, 0x0A, 0x0D].contains(storage.bytes[Int(start) - 1]) {
            start -= 1
        }
        return start..<end
    }

    private static func appendRest(_ node: Node, of storage: Storage, to output: inout [UInt8]) {
        if node.edits.contains(.content) {
            appendEnd(node, of: storage, to: &output)
        } else {
            append(node.tagEnd..<node.end, of: storage, to: &output)
        }
    }

    private static func appendEnd(_ node: Node, of storage: Storage, to output: inout [UInt8]) {
        append(node.closeLeading..<node.end, of: storage, to: &output)
    }

    private static func append(_ range: Range<UInt32>, of storage: Storage, to output: inout [UInt8]) {
        output.append(contentsOf: storage.bytes[Int(range.lowerBound)..<Int(range.upperBound)])
    }
}
