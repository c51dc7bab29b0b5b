/// What is checked before an edit changes anything, so that a refused edit leaves the document as it was.
extension Document {
    /// Offsets are kept in 32 bits without a sign, so half of their range is left for blank space and end tags.
    func checkRoom(for count: Int) throws(EditingError) {
        guard storage.bytes.count + count <= ReadingLimits.mostBytes else {
            throw .tooLarge(limit: ReadingLimits.mostBytes)
        }
    }

    func checkDepth(_ depth: Int) throws(EditingError) {
        try Self.checkDepth(depth)
    }

    func checkName(_ name: String) throws(EditingError) {
        try Self.checkName(name)
        guard storage.encoding.canWrite(name.utf8) else { throw .invalidName(name) }
    }

    static func check(_ element: NewElement, depth: Int) throws(EditingError) {
        try checkDepth(depth)
        try checkName(element.name)
        try checkCharacters(element.text)
        if let comment = element.comment {
            try checkCharacters(comment)
            // Two hyphens end a comment, and the last one would meet those of the end.
            guard Array("\(comment)-".utf8).firstRange(of: Array("--".utf8)) == nil else {
                throw .invalidCharacter(comment)
            }
        }
        var seen: Set<[UInt8]> = []
        for attribute in element.attributes {
            try checkName(attribute.name)
            try checkCharacters(attribute.value)
            guard seen.insert(Array(attribute.name.utf8)).inserted else { throw .duplicateAttribute(attribute.name) }
        }
        for child in element.children {
            try check(child, depth: depth + 1)
        }
    }

    static func checkCharacters(_ text: String) throws(EditingError) {
        guard text.unicodeScalars.allSatisfy({ CharacterData.isCharacter($0.value) }) else {
            throw .invalidCharacter(text)
        }
    }

    private static func checkDepth(_ depth: Int) throws(EditingError) {
        guard depth <= ReadingLimits().depth else { throw .tooDeep(limit: ReadingLimits().depth) }
    }

    private static func checkName(_ name: String) throws(EditingError) {
        guard Reader.isName(name) else { throw .invalidName(name) }
    }
}
