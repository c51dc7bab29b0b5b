internal import SwiftSyntax

extension SwiftReader {
    private func isSegueIdentifier(_ expression: ExprSyntax) -> Bool {
        value(of: expression).isSegueIdentifier
    }

    /// Notes casts, and identifiers that are compared with a segue's.
    mutating func readSequence(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for place in elements.indices.dropFirst() where place + 1 < elements.count {
            let (left, right) = (elements[place - 1], elements[place + 1])
            if elements[place].is(UnresolvedAsExprSyntax.self), let type = right.as(TypeExprSyntax.self)?.type {
                expectedTypes[left.endOffset] = type.trimmedDescription
                switch elements[place].cast(UnresolvedAsExprSyntax.self).questionOrExclamationMark?.tokenKind {
                case .exclamationMark?:
                    forcedCasts.insert(left.endOffset)
                    readCast(of: left, to: type, isForced: true)
                case .postfixQuestionMark?: readCast(of: left, to: type, isForced: isBoundOrTraps(node))
                default: break
                }
            } else if let name = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text,
                name == "==" || name == "!=" || name == "~=" {
                if isSegueIdentifier(left) {
                    addComparison(right)
                } else if isSegueIdentifier(right) {
                    addComparison(left)
                }
            }
        }
    }

    /// The cases of a `switch` over a segue's identifier, alone or in a tuple, or over an enum made of it.
    ///
    /// - Returns: what the statements of the case prepare for; nil where they prepare for no segue.
    mutating func readSegueCases(_ node: SwitchCaseSyntax) -> PreparedSegues? {
        guard case .case(let label) = node.label,
            let statement = node.parent?.parent?.as(SwitchExprSyntax.self)
        else { return nil }
        let subjects = elements(of: statement.subject)
        let asksForDestination = subjects.contains(where: isDestination)
        guard let place = subjects.firstIndex(where: isOfSegueIdentifier) else {
            return prepared(for: nil, isDestinationKnown: asksForDestination)
        }
        var all: [Expression]? = []
        for item in label.caseItems {
            guard let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression else {
                all = nil
                continue
            }
            let patterns = subjects.count == 1 ? [pattern] : elements(of: pattern)
            let found = patterns.indices.contains(place) ? identifiers(subjects[place], patterns[place]) : nil
            for value in found ?? [] { add(.comparedSegue, value, at: patterns[place]) }
            all = found.flatMap { found in all.map { $0 + found } }
        }
        return prepared(for: all, isDestinationKnown: asksForDestination)
    }

    private func isOfSegueIdentifier(_ expression: ExprSyntax) -> Bool {
        isSegueIdentifier(expression) || segueCaseType(expression) != nil
    }

    private func elements(of expression: ExprSyntax) -> [ExprSyntax] {
        expression.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [expression]
    }

    private func segueCaseType(_ expression: ExprSyntax) -> [String]? {
        guard case .name(let path) = value(of: expression), path.first == MarkedName.segueCase else { return nil }
        return Array(path.dropFirst())
    }

    private mutating func addComparison(_ expression: ExprSyntax) {
        for value in identifiers(comparedIn: expression) ?? [] { add(.comparedSegue, value, at: expression) }
    }

    /// The identifiers that a segue may have where one expression equals another; nil where the first is of no segue, or the other
    /// of no identifier.
    func identifiers(_ subject: ExprSyntax, _ pattern: ExprSyntax) -> [Expression]? {
        if let type = segueCaseType(subject) {
            let inner = pattern.as(OptionalChainingExprSyntax.self)?.expression ?? pattern
            guard let access = inner.as(MemberAccessExprSyntax.self) else { return nil }
            return [.name(type + [access.declName.baseName.bareText, "rawValue"])]
        }
        return isSegueIdentifier(subject) ? identifiers(comparedIn: pattern) : nil
    }

    private func identifiers(comparedIn expression: ExprSyntax) -> [Expression]? {
        // `.some("detail")`; nil, `.none` and placeholders compare with no identifier.
        var expression = expression
        if let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some",
            let inner = call.arguments.first {
            expression = inner.expression
        }
        let bare = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
        if let access = bare.as(MemberAccessExprSyntax.self), access.base == nil, access.declName.baseName.text == "none" {
            return nil
        }
        switch expression.kind {
        case .nilLiteralExpr, .discardAssignmentExpr, .patternExpr: return nil
        default: return alternatives(of: expression)
        }
    }
}
