internal import SwiftSyntax

extension SwiftReader {
    /// What an expression says, with local names replaced by their values.
    func value(of expression: ExprSyntax, depth: Int = 0) -> Expression {
        guard depth < Expression.maximumDepth else { return .computed }
        switch expression.kind {
        case .stringLiteralExpr: return string(expression.cast(StringLiteralExprSyntax.self), depth)
        case .declReferenceExpr:
            let reference = expression.cast(DeclReferenceExprSyntax.self)
            return reference.argumentNames == nil ? value(ofName: reference.baseName.bareText) : .computed
        case .memberAccessExpr: return member(expression.cast(MemberAccessExprSyntax.self), depth)
        case .forceUnwrapExpr: return value(of: expression.cast(ForceUnwrapExprSyntax.self).expression, depth: depth + 1)
        case .optionalChainingExpr:
            return value(of: expression.cast(OptionalChainingExprSyntax.self).expression, depth: depth + 1)
        case .tryExpr: return value(of: expression.cast(TryExprSyntax.self).expression, depth: depth + 1)
        case .awaitExpr: return value(of: expression.cast(AwaitExprSyntax.self).expression, depth: depth + 1)
        case .tupleExpr:
            let elements = expression.cast(TupleExprSyntax.self).elements
            guard elements.count == 1, let only = elements.first else { return .computed }
            return value(of: only.expression, depth: depth + 1)
        case .functionCallExpr: return call(expression.cast(FunctionCallExprSyntax.self), depth)
        case .subscriptCallExpr: return element(expression.cast(SubscriptCallExprSyntax.self), depth)
        case .sequenceExpr: return sequence(Array(expression.cast(SequenceExprSyntax.self).elements)[...], depth)
        default: return .computed
        }
    }

    /// All values that an expression may have: both sides of `? :` and `??`.
    func alternatives(of expression: ExprSyntax, depth: Int = 0) -> [Expression] {
        guard depth < Expression.maximumDepth else { return [.computed] }
        if let elements = expression.as(TupleExprSyntax.self)?.elements, elements.count == 1, let only = elements.first {
            return alternatives(of: only.expression, depth: depth + 1)
        }
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return [value(of: expression)] }
        let elements = Array(sequence.elements)
        guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
        else { return [value(of: expression)] }
        let otherwise = elements[(place + 1)...]
        let second =
            otherwise.count == 1
            ? otherwise.first.map { alternatives(of: $0, depth: depth + 1) } ?? [] : [self.sequence(otherwise, depth)]
        return alternatives(of: ternary.thenExpression, depth: depth + 1) + second
    }

    func value(ofName name: String) -> Expression {
        for scope in scopes.reversed() {
            if let value = scope.locals[name] { return value }
            if scope.kind != .code { break }
        }
        return .name([name])
    }

    // MARK: Kinds of expressions

    private func string(_ literal: StringLiteralExprSyntax, _ depth: Int) -> Expression {
        if let text = literal.representedLiteralValue { return .string(text) }
        var parts: [Expression] = []
        for segment in literal.segments {
            if case .stringSegment(let text) = segment {
                // Escapes are not worth a second reading: no identifier has them.
                guard !text.content.text.contains("\\") else { return .computed }
                parts.append(.string(text.content.text))
            } else if case .expressionSegment(let inner) = segment, inner.expressions.count == 1,
                let expression = inner.expressions.first?.expression {
                let value = describedType(expression, depth) ?? self.value(of: expression, depth: depth + 1)
                if value.isComputed { return .computed }
                parts.append(value)
            } else {
                return .computed
            }
        }
        return .joined(parts)
    }

    private func member(_ access: MemberAccessExprSyntax, _ depth: Int) -> Expression {
        guard let base = access.base, access.declName.argumentNames == nil else { return .computed }
        let name = access.declName.baseName.bareText
        if name == "last", let type = lastPartOfClassName(base, depth) { return type }
        guard case .name(let path) = value(of: base, depth: depth + 1) else { return .computed }
        return name == "self" ? .name(path) : .name(path + [name])
    }

    /// `navigation.viewControllers[0]`, as if it were the first.
    private func element(_ access: SubscriptCallExprSyntax, _ depth: Int) -> Expression {
        guard access.arguments.count == 1, access.arguments.first?.expression.as(IntegerLiteralExprSyntax.self)?.literal.text == "0",
            case .name(let path) = value(of: access.calledExpression, depth: depth + 1), path.last == "viewControllers"
        else { return .computed }
        return .name(path + ["first"])
    }

    /// `NSStringFromClass(Book.self).components(separatedBy: ".")`.
    private func lastPartOfClassName(_ base: ExprSyntax, _ depth: Int) -> Expression? {
        guard let call = base.as(FunctionCallExprSyntax.self),
            let method = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["components", "split"].contains(method.declName.baseName.text), let inner = method.base,
            case .runtimeTypeName(let path) = value(of: inner, depth: depth + 1)
        else { return nil }
        return .typeName(path)
    }

    private func call(_ call: FunctionCallExprSyntax, _ depth: Int) -> Expression {
        let arguments = Array(call.arguments)
        let labels = arguments.map { $0.label?.text ?? "" }
        let callee = calleeName(of: call)
        switch (callee, labels.first) {
        case ("String", "describing"), ("String", "reflecting"):
            guard labels == ["describing"] else { return .computed }
            return describedType(arguments[0].expression, depth) ?? .computed
        case ("NSStringFromClass", ""):
            guard case .typeName(let path)? = describedType(arguments[0].expression, depth) else { return .computed }
            return .runtimeTypeName(path)
        case ("UIStoryboard", "name"), ("NSStoryboard", "name"):
            let name = value(of: arguments[0].expression, depth: depth + 1)
            return .storyboard(name: name, bundle: bundle(in: arguments))
        case ("UINib", "nibName"), ("NSNib", "nibNamed"): return .nib(name: value(of: arguments[0].expression, depth: depth + 1))
        default: break
        }
        if isImplicitStoryboard(call) {
            return .storyboard(name: value(of: arguments[0].expression, depth: depth + 1), bundle: bundle(in: arguments))
        }
        if labels == ["rawValue"], let callee, value(of: arguments[0].expression, depth: depth + 1).isSegueIdentifier {
            return .name([MarkedName.segueCase] + namePath(callee))
        }
        // The enumeration of a usual protocol for controllers that name their segues.
        if let name = callee?.split(separator: ".").last, arguments.count == 1,
            name + labels[0] == "segueIdentifierfor" || name == "segueIdentifierForSegue",
            value(of: arguments[0].expression, depth: depth + 1) == .name([MarkedName.segue]) {
            return .name([MarkedName.segueCase, MarkedName.segueCases])
        }
        // A function without arguments may return a constant.
        if arguments.isEmpty, call.trailingClosure == nil, case .name(var path) = value(of: call.calledExpression, depth: depth + 1) {
            path[path.count - 1] += "()"
            return .name(path)
        }
        return .computed
    }

    /// `X` for `X(…)` and `X.init(…)`, dotted as written; nil for other calls.
    func calleeName(of call: FunctionCallExprSyntax) -> String? {
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) { return reference.baseName.bareText }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        if access.declName.baseName.text == "init" { return plainPath(base)?.joined(separator: ".") }
        return plainPath(ExprSyntax(access))?.joined(separator: ".")
    }

    /// The path of a chain of names as written; nil where anything else is in it.
    private func plainPath(_ expression: ExprSyntax) -> [String]? {
        var path: [String] = []
        var expression = expression
        while path.count < Expression.maximumDepth {
            if let reference = expression.as(DeclReferenceExprSyntax.self) {
                return [reference.baseName.bareText] + path.reversed()
            }
            guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
            path.append(access.declName.baseName.bareText)
            expression = base
        }
        return nil
    }

    /// The type whose name describes an expression: `Book.self`, `Self.self`, `type(of: self)`, `self` where it is a type.
    private func describedType(_ expression: ExprSyntax, _ depth: Int) -> Expression? {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard call.calledExpression.trimmedDescription == "type", call.arguments.first?.label?.text == "of",
                case .name(["self"])? = call.arguments.first.map({ value(of: $0.expression, depth: depth + 1) })
            else { return nil }
            return .typeName(["Self"])
        }
        if let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
            let base = access.base, let path = plainPath(base) {
            return path == ["self"] && scope.selfIsType ? .typeName(["Self"]) : .typeName(path)
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        return (name == "self" || name == "Self") && scope.selfIsType ? .typeName(["Self"]) : nil
    }

    /// `a + b`, and `a as String`.
    private func sequence(_ elements: ArraySlice<ExprSyntax>, _ depth: Int) -> Expression {
        guard let first = elements.first, elements.count % 2 == 1 else { return .computed }
        if elements.count == 3, elements[elements.startIndex + 1].is(UnresolvedAsExprSyntax.self) {
            return value(of: first, depth: depth + 1)
        }
        guard elements.count <= 2 * Expression.maximumDepth else { return .computed }
        var parts: [Expression] = []
        for (offset, element) in elements.enumerated() {
            if offset % 2 == 1 {
                guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return .computed }
            } else {
                let part = value(of: element, depth: depth + 1)
                if part.isComputed { return .computed }
                parts.append(part)
            }
        }
        return parts.count == 1 ? parts[0] : .joined(parts)
    }

    /// The text of the argument `bundle:`, unless it is nil.
    func bundle(in arguments: [LabeledExprSyntax]) -> String? {
        guard let bundle = arguments.first(where: { $0.label?.text == "bundle" || $0.label?.text == "in" })?.expression,
            !bundle.is(NilLiteralExprSyntax.self)
        else { return nil }
        return bundle.trimmedDescription
    }
}
