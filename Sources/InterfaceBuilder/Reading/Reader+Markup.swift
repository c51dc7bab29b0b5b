/// Text, comments, CDATA sections and processing instructions.
extension Reader {
    mutating func readText(from start: Int, parent: NodeIndex) throws(DocumentError) {
        while position < end, base[position] != 0x3C {
            if base[position] == 0x26 {
                try readReference()
            } else if base[position] == 0x5D, matches("]]>") {
                throw failure("']]>' in text; write ']]&gt;'", at: position)
            } else {
                position += 1
            }
        }
        appendLeaf(.text, leading: start, start: start, parent: parent)
    }

    private mutating func appendLeaf(_ kind: Node.Kind, leading: Int, start: Int, parent: NodeIndex) {
        _ = append(
            Node(
                kind: kind, leading: leading, start: start, tagEnd: position, close: position, end: position,
                parent: parent))
    }

    mutating func readDeclarationOrSection(
        leading: Int, parent: NodeIndex, isTop: Bool
    ) throws(DocumentError) {
        let start = position
        if matches("<!--") {
            position += 4
            while position < end, !matches("--") {
                position += 1
            }
            guard position < end else {
                throw failure("The comment is not closed", at: start)
            }
            guard matches("-->") else {
                throw failure("'--' within a comment", at: position)
            }
            position += 3
            appendLeaf(.comment, leading: leading, start: start, parent: parent)
        } else if matches("<![CDATA["), !isTop {
            position += 9
            while position < end, !matches("]]>") {
                position += 1
            }
            guard position < end else {
                throw failure("The CDATA section is not closed", at: start)
            }
            position += 3
            appendLeaf(.characterData, leading: leading, start: start, parent: parent)
        } else if matches("<!DOCTYPE") {
            throw error(.documentTypeDeclaration, at: start)
        } else {
            throw failure("Markup that XML does not know", at: start)
        }
    }

    mutating func readProcessingInstruction(leading: Int, parent: NodeIndex) throws(DocumentError) {
        let start = position
        position += 2
        let target = try readName(what: "the name of a processing instruction")
        guard names.strings[Int(target)].lowercased() != "xml" else {
            throw failure("The XML declaration may only stand at the very start", at: start)
        }
        guard position < end, Self.isWhiteSpace(base[position]) || matches("?>") else {
            throw failure("The processing instruction is not well formed", at: position)
        }
        while position < end, !matches("?>") {
            position += 1
        }
        guard position < end else {
            throw failure("The processing instruction is not closed", at: start)
        }
        position += 2
        appendLeaf(.processingInstruction, leading: leading, start: start, parent: parent)
    }
}
