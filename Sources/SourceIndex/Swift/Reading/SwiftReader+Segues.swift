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
                if elements[place].cast(UnresolvedAsExprSyntax.self).questionOrExclamationMark?.tokenKind == .exclamationMark {
                    forcedCasts.insert(left.endOffset)
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
    mutating func readSegueCases(_ node: SwitchCaseSyntax) {
        guard case .case(let label) = node.label,
            let statement = node.parent?.parent?.as(SwitchExprSyntax.self)
        else { return }
        let subjects = elements(of: statement.subject)
        guard let place = subjects.firstIndex(where: { isSegueIdentifier($0) || segueCaseType($0) != nil }) else { return }
        for item in label.caseItems {
            guard let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression else { continue }
            let patterns = subjects.count == 1 ? [pattern] : elements(of: pattern)
            guard patterns.indices.contains(place) else { continue }
            if let type = segueCaseType(subjects[place]) {
                addComparison(patterns[place], ofCasesOf: type)
            } else {
                addComparison(patterns[place])
            }
        }
    }

    private func elements(of expression: ExprSyntax) -> [ExprSyntax] {
        expression.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [expression]
    }

    private func segueCaseType(_ expression: ExprSyntax) -> [String]? {
        guard case .name(let path) = value(of: expression), path.first == MarkedName.segueCase else { return nil }
        return Array(path.dropFirst())
    }

    private mutating func addComparison(_ expression: ExprSyntax) {
        // `.some("detail")`; nil, `.none` and placeholders compare with no identifier.
        var expression = expression
        if let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some",
            let inner = call.arguments.first {
            expression = inner.expression
        }
        let bare = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
        if let access = bare.as(MemberAccessExprSyntax.self), access.base == nil, access.declName.baseName.text == "none" {
            return
        }
        switch expression.kind {
        case .nilLiteralExpr, .discardAssignmentExpr, .patternExpr: return
        default: break
        }
        for value in alternatives(of: expression) { add(.comparedSegue, value, at: expression) }
    }

    /// `.detail` where the enum's raw value is compared.
    private mutating func addComparison(_ expression: ExprSyntax, ofCasesOf type: [String]) {
        let inner = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
        guard let access = inner.as(MemberAccessExprSyntax.self) else { return }
        add(.comparedSegue, .name(type + [access.declName.baseName.bareText, "rawValue"]), at: expression)
    }
}
