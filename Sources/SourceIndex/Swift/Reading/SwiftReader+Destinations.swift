internal import SwiftSyntax

/// Which segues a piece of code is run for, as far as the conditions around it tell.
struct PreparedSegues: Hashable, Sendable {
    /// The identifiers of which the segue has one; a computed one for any segue of the scene.
    var identifiers: [Expression] = [.computed]
    /// Whether the code has found out what the destination is.
    var isDestinationKnown = false
    /// The selector of the unwind action that is called; nil for what is called before a segue is performed.
    var unwindAction: String?
}

extension SwiftReader {
    /// What a method prepares for or, as an unwind action, is called by; nil for one that is neither, or asks what an object is.
    func preparedSegues(by node: FunctionDeclSyntax) -> PreparedSegues? {
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        guard !node.modifiers.isTypeLevel, let body = node.body else { return nil }
        let attributes = SwiftAttributes(node.attributes)
        var prepared = PreparedSegues()
        if attributes.contains("IBAction"), parameters.count == 1 {
            let label = labels[0] == "_" ? "" : labels[0]
            prepared.unwindAction = attributes.objectiveCName ?? SwiftSelector.of(baseName: node.name.bareText, labels: [label])
        } else if !(node.name.text == "prepare" && labels == ["for", "sender"])
            && !(node.name.text == "prepareForSegue" && labels.count == 2) {
            return nil
        }
        let asks = body.tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .keyword(.is) || ["isKind", "isMember", "type"].contains(token.text)
        }
        return asks ? nil : prepared
    }

    /// The segues for which the code in the innermost scope is run; nil where it prepares for none.
    var preparedSegues: PreparedSegues? {
        for scope in scopes.reversed() {
            if let prepared = scope.prepared { return prepared }
            if scope.kind != .code { break }
        }
        return nil
    }

    /// What code prepares for where a condition holds; nil where it prepares for none.
    func prepared(where element: ConditionElementSyntax) -> PreparedSegues? {
        let identifiers: [Expression]? =
            switch element.condition {
            case .expression(let expression): self.identifiers(where: expression, depth: 0)
            case .matchingPattern(let match):
                match.pattern.as(ExpressionPatternSyntax.self).flatMap { self.identifiers(match.initializer.value, $0.expression) }
            default: nil
            }
        return prepared(for: identifiers, isDestinationKnown: asksForDestination(element))
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
            return sequence.elements.contains(where: isDestination)
        }
        return isDestination(value)
    }

    /// Whether an expression is where a segue leads, and not what that shows.
    func isDestination(_ expression: ExprSyntax) -> Bool { value(of: expression).castObject == .segueDestination }

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

    /// Notes what an object is cast to that a segue or a window has.
    ///
    /// - Parameter isForced: whether the app stops where it is of another class.
    mutating func readCast(of object: ExprSyntax, to type: TypeSyntax, isForced: Bool) {
        guard let kind = value(of: object).castObject else { return }
        let type = type.trimmedDescription
        if kind == .windowRoot || kind == .windowContent {
            addCast(kind, .computed, type, isForced: isForced, at: object)
            return
        }
        guard let prepared = preparedSegues, (prepared.unwindAction != nil) == (kind == .segueSource),
            kind != .segueDestination || !prepared.isDestinationKnown
        else { return }
        for identifier in prepared.identifiers {
            addCast(kind, identifier, type, isForced: isForced, unwindAction: prepared.unwindAction, at: object)
        }
    }

    /// Whether an expression is bound by a `guard` that stops the app otherwise: as good as a cast that does.
    func isBoundOrTraps(_ node: SequenceExprSyntax) -> Bool {
        guard let binding = node.parent?.parent?.as(OptionalBindingConditionSyntax.self),
            let statement = binding.parent?.parent?.parent?.as(GuardStmtSyntax.self)
        else { return false }
        return onlyTraps(statement.body)
    }
}
