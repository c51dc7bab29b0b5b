/// Braces: what is between them matters, or is blanked.
extension SwiftScanner {
    /// Marks everything around as worth parsing.
    mutating func keep() {
        findings.matters = true
        awaitedDeclaration = nil
        var index = braces.count - 1
        while index >= 0, !braces[index].matters {
            braces[index].matters = true
            index -= 1
        }
    }

    mutating func open() {
        position += 1
        findings.gauge.open(Ascii.openBrace)
        let type = awaitedType
        let isKept = awaitsCases && braces.last?.matters == true
        let declaration = brackets == 0 ? awaitedDeclaration : nil
        awaitedType = nil
        awaitsCases = false
        if brackets == 0 { endMember() }
        isAfterClass = false
        braces.append(
            Brace(kind: type ?? .code, start: position, matters: isKept, brackets: brackets, declaration: declaration))
        brackets = 0
    }

    mutating func close() {
        findings.gauge.close(Ascii.closeBrace)
        guard let brace = braces.popLast(), brackets == 0 else {
            findings.isDoubtful = true
            brackets = 0
            position += 1
            return
        }
        brackets = brace.brackets
        if brackets == 0 { isMarked = false }
        switch brace.kind {
        case .code:
            if !brace.matters, !blankMember(brace), isLong(brace) { findings.blank(brace.start..<position) }
        case .type, .value:
            if !blankType(brace), !brace.members.isEmpty { findings.members[brace.start - 1] = brace.members }
        case .requirements, .accessors: break
        }
        position += 1
    }

    /// Blanks a whole method, initialiser or computed property whose body cannot matter, where what stands before the body can be
    /// read without the parser.
    private mutating func blankMember(_ brace: Brace) -> Bool {
        guard let start = brace.declaration, let type = braces.last, type.kind.isType else { return false }
        let head = start..<(brace.start - 1)
        let content: PlainDeclaration.Content
        if let signature = PlainSignature(bytes, head, body: brace.start..<position) {
            guard !signature.labels.isEmpty || signature.isInitializer || !mayBeConstant(brace) else { return false }
            content = .method(signature)
        } else if !mayBeConstant(brace), let property = PlainProperty(computed: bytes, head) {
            content = .property(property)
        } else {
            return false
        }
        findings.blank(start..<(position + 1))
        if type.kind == .type { add(PlainDeclaration(offset: start, content: content)) }
        return true
    }

    private func isLong(_ brace: Brace) -> Bool { position - brace.start >= Self.shortestBlank }

    /// Whether a body may be the one expression of a constant: names and texts, put together with `+`.
    private func mayBeConstant(_ brace: Brace) -> Bool {
        !isLong(brace) && PlainTokens(bytes, brace.start..<position).isOfNames
    }

    /// Blanks a whole type of which everything is read without the parser.
    private mutating func blankType(_ brace: Brace) -> Bool {
        guard let start = brace.declaration, braces.last?.kind.isType ?? true, isBlank(from: brace.start),
            let header = PlainHeader(bytes, start..<(brace.start - 1))
        else { return false }
        findings.blank(start..<(position + 1))
        add(PlainDeclaration(offset: header.offset, content: .type(header, members: brace.members)))
        return true
    }

    /// Whether nothing stands between a place and this one but what is blanked.
    private func isBlank(from start: Int) -> Bool {
        var end = position
        for blank in findings.blanks.reversed() {
            guard blank.lowerBound >= start else { break }
            guard bytes[blank.upperBound..<end].allSatisfy(Ascii.isSpace) else { return false }
            end = blank.lowerBound
        }
        return bytes[start..<end].allSatisfy(Ascii.isSpace)
    }
}
