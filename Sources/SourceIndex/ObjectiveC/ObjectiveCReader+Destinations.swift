extension ObjectiveCReader {
    /// Reads what the destinations of segues are taken for in `prepareForSegue:sender:`.
    ///
    /// A method that asks for the class of anything is left alone: it may know better.
    mutating func readDestinations(in body: ObjectiveCBody, _ scope: [String]) {
        let range = body.range
        let asks = ["isKindOfClass", "isMemberOfClass", "respondsToSelector", "conformsToProtocol", "class"]
        guard range.contains(where: { tokens.isWord("destinationViewController", at: $0) || tokens.isWord("destination", at: $0) }),
            !range.contains(where: { index in asks.contains { tokens.isWord($0, at: index) } })
        else { return }
        let conditions = conditions(in: body)
        for (type, expression) in takenObjects(in: range) {
            guard let kind = body.value(of: expression).castObject, kind == .segueDestination || kind == .segueContent else { continue }
            let around = conditions.last { $0.range.contains(expression.lowerBound) }?.identifiers
            for identifier in around ?? [.computed] {
                record.uses.append(
                    UseRecord(
                        kind: kind, value: identifier, scope: scope, expectedClass: tokens.text(type),
                        location: location(of: expression.lowerBound)))
            }
        }
    }

    /// `Book *book = …;` and `(Book *)segue.destinationViewController`: the class, and the expression.
    private func takenObjects(in range: Range<Int>) -> [(type: Int, expression: Range<Int>)] {
        range.compactMap { index in
            guard tokens.isMark("*", at: index), tokens.isWord(index - 1) else { return nil }
            if tokens.isWord(index + 1), tokens.isMark("=", at: index + 2), !tokens.isMark("=", at: index + 3) {
                return (index - 1, (index + 3)..<statementEnd(from: index + 3, in: range))
            }
            // The cast of a declaration is told with that.
            guard tokens.isMark(")", at: index + 1), tokens.isMark("(", at: index - 2), !tokens.isMark("=", at: index - 3) else { return nil }
            let start = index + 2
            let end = tokens.isMark("[", at: start) ? tokens.end(ofGroupAt: start) : tokens.isMark(".", at: start + 1) ? start + 3 : start
            return end > start ? (index - 1, start..<min(end, range.upperBound)) : nil
        }
    }

    /// What `if` statements ask of the identifier of the segue, in order: where it holds, and the identifiers of which it has one.
    private func conditions(in body: ObjectiveCBody) -> [(range: Range<Int>, identifiers: [Expression])] {
        body.range.compactMap { index in
            guard tokens.isWord("if", at: index), tokens.isMark("(", at: index + 1) else { return nil }
            let end = tokens.end(ofGroupAt: index + 1)
            let condition = (index + 2)..<max(index + 2, end - 1)
            guard let identifiers = identifiers(where: condition, in: body) else { return nil }
            let close = tokens.isMark("{", at: end) ? tokens.end(ofGroupAt: end) : statementEnd(from: end, in: body.range)
            return (end..<max(end, close), identifiers)
        }
    }

    private func identifiers(where condition: Range<Int>, in body: ObjectiveCBody) -> [Expression]? {
        guard !condition.contains(where: { tokens.isMark("!", at: $0) || tokens.isMark("|", at: $0) || tokens.isMark("?", at: $0) })
        else { return nil }
        let found = ObjectiveCMessages.messages(in: condition, of: tokens).compactMap { message -> [Expression]? in
            guard ["isEqualToString:", "isEqual:"].contains(message.selector) else { return nil }
            if body.value(of: message.receiver).isSegueIdentifier { return body.alternatives(of: message.arguments[0]) }
            return body.value(of: message.arguments[0]).isSegueIdentifier ? body.alternatives(of: message.receiver) : nil
        }
        return found.first
    }

    private func statementEnd(from start: Int, in range: Range<Int>) -> Int {
        var index = start
        while index < range.upperBound, !tokens.isMark(";", at: index), !tokens.isMark("}", at: index) {
            switch tokens.mark(at: index) {
            case Ascii.openBrace, Ascii.openBracket, Ascii.openParenthesis: index = max(index + 1, tokens.end(ofGroupAt: index))
            default: index += 1
            }
        }
        return min(index, range.upperBound)
    }
}
