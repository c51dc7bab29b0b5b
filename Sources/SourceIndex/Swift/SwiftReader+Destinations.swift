internal import SwiftSyntax

/// Which segues a piece of code is run for, as far as the conditions around it tell.
struct PreparedSegues: Hashable, Sendable {
    /// The identifiers of which the segue has one; a computed one for any segue of the scene.
    var identifiers: [Expression] = [.computed]
    /// Whether the code has found out what the destination is.
    var isDestinationKnown = false
}

extension SwiftReader {
    /// What a method prepares for: nil for one that is not called before a segue is performed, or asks what a destination is.
    func preparedSegues(by node: FunctionDeclSyntax) -> PreparedSegues? {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        guard !node.modifiers.isTypeLevel,
            (node.name.text == "prepare" && labels == ["for", "sender"])
                || (node.name.text == "prepareForSegue" && labels.count == 2), let body = node.body
        else { return nil }
        let asks = body.tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .keyword(.is) || ["isKind", "isMember", "type"].contains(token.text)
        }
        return asks ? nil : PreparedSegues()
    }

    /// The segues for which the code in the innermost scope is run; nil where it prepares for none.
    var preparedSegues: PreparedSegues? {
        for scope in scopes.reversed() {
            if let prepared = scope.prepared { return prepared }
            if scope.kind != .code { break }
        }
        return nil
    }

    /// What code prepares for where some conditions hold; nil where it prepares for none.
    func prepared(where conditions: ConditionElementListSyntax) -> PreparedSegues? {
        let identifiers = conditions.lazy.compactMap { element -> [Expression]? in
            switch element.condition {
            case .expression(let expression): self.identifiers(where: expression, depth: 0)
            case .matchingPattern(let match):
                match.pattern.as(ExpressionPatternSyntax.self).flatMap { self.identifiers(match.initializer.value, $0.expression) }
            default: nil
            }
        }.first
        return prepared(for: identifiers, isDestinationKnown: conditions.contains(where: asksForDestination))
    }

    /// What code prepares for that is run for some identifiers, or for those of the code around it where they are nil.
    func prepared(for identifiers: [Expression]?, isDestinationKnown: Bool) -> PreparedSegues? {
        guard var prepared = preparedSegues else { return nil }
        if let identifiers { prepared.identifiers = identifiers }
        prepared.isDestinationKnown = prepared.isDestinationKnown || isDestinationKnown
        return prepared
    }

    /// Whether a condition tells the class of the segue's destination, and not only what the destination shows.
    private func asksForDestination(_ element: ConditionElementSyntax) -> Bool {
        let value: ExprSyntax? =
            switch element.condition {
            case .optionalBinding(let binding): binding.initializer?.value
            case .matchingPattern(let match): match.initializer.value
            case .expression(let expression): expression
            default: nil
            }
        guard let value else { return false }
        if let sequence = value.as(SequenceExprSyntax.self) {
            return sequence.elements.contains { self.value(of: $0).segueDestination == .segueDestination }
        }
        return self.value(of: value).segueDestination == .segueDestination
    }

    /// The identifiers of which a segue has one where an expression is true; nil where that is not known.
    private func identifiers(where expression: ExprSyntax, depth: Int) -> [Expression]? {
        guard depth < Expression.maximumDepth else { return nil }
        if let only = expression.as(TupleExprSyntax.self)?.elements, only.count == 1, let inner = only.first?.expression {
            return identifiers(where: inner, depth: depth + 1)
        }
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements else { return nil }
        let parts = elements.split { ["&&", "||"].contains(operatorName($0)) }
        let found = parts.map { part -> [Expression]? in
            let part = Array(part)
            if part.count == 1 { return identifiers(where: part[0], depth: depth + 1) }
            guard part.count == 3, operatorName(part[1]) == "==" else { return nil }
            return identifiers(part[0], part[2]) ?? identifiers(part[2], part[0])
        }
        if elements.contains(where: { operatorName($0) == "||" }) {
            guard !elements.contains(where: { operatorName($0) == "&&" }) else { return nil }
            return found.allSatisfy { $0 != nil } ? found.flatMap { $0 ?? [] } : nil
        }
        return found.lazy.compactMap { $0 }.first
    }

    private func operatorName(_ expression: ExprSyntax) -> String {
        expression.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    }

    /// Notes that the destination of a segue is cast, or the app stops.
    mutating func readDestination(_ destination: ExprSyntax, castTo type: TypeSyntax) {
        guard let kind = value(of: destination).segueDestination, let prepared = preparedSegues,
            kind == .segueContent || !prepared.isDestinationKnown
        else { return }
        for identifier in prepared.identifiers { addCast(kind, identifier, type.trimmedDescription, at: destination) }
    }

    /// Whether an expression is bound by a `guard` that stops the app otherwise: as good as a cast that does.
    func isBoundOrTraps(_ node: SequenceExprSyntax) -> Bool {
        guard let binding = node.parent?.parent?.as(OptionalBindingConditionSyntax.self),
            let statement = binding.parent?.parent?.parent?.as(GuardStmtSyntax.self)
        else { return false }
        return onlyTraps(statement.body)
    }
}
