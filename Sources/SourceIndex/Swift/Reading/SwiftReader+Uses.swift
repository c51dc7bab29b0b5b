internal import SwiftSyntax

extension SwiftReader {
    /// Adds the uses of identifiers in a call, not in its arguments.
    mutating func readCall(_ call: FunctionCallExprSyntax) {
        guard let name = lastName(of: call) else { return }
        let arguments = Array(call.arguments)
        func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
        switch name {
        case "UIStoryboard", "NSStoryboard":
            add(.storyboard, argument("name"), bundle: bundle(in: arguments))
        case "instantiateViewController", "instantiateController":
            if let identifier = argument("withIdentifier") ?? argument("identifier") {
                addScene(.scene, identifier, call)
            }
        case "instantiateInitialViewController", "instantiateInitialController":
            addScene(.initialScene, nil, call)
        case "performSegue":
            // UIKit's own always has a sender.
            guard argument("sender") != nil else { return }
            guard let identifier = argument("withIdentifier") else { return }
            if let access = identifier.as(MemberAccessExprSyntax.self), access.base == nil {
                let name = [MarkedName.segueCases, access.declName.baseName.bareText, "rawValue"]
                append(.performedSegue, .name(name), receiver: receiver(of: call), at: Syntax(identifier))
            } else {
                add(.performedSegue, identifier, receiver: receiver(of: call))
            }
        case "dequeueReusableCell":
            addReusable(.dequeuedTableCell, argument("withIdentifier"), call)
            addReusable(.dequeuedCollectionCell, argument("withReuseIdentifier"), call)
        case "dequeueReusableHeaderFooterView": addReusable(.dequeuedHeaderFooter, argument("withIdentifier"), call)
        case "dequeueReusableSupplementaryView": addReusable(.dequeuedSupplementary, argument("withReuseIdentifier"), call)
        case "register": readRegistration(arguments)
        case "UINib", "NSNib": add(.nib, argument("nibName"), bundle: bundle(in: arguments), receiver: .other)
        case "loadNibNamed":
            if let first = arguments.first, first.label == nil { add(.nib, first.expression, receiver: .other) }
        case "UIImage", "NSImage": add(.image, argument("named"), bundle: bundle(in: arguments))
        case "UIColor", "NSColor": add(.color, argument("named"), bundle: bundle(in: arguments))
        case "SceneAddress": readAddress(arguments, call)
        case "scene":
            if let literal = argument("at"), literal.is(StringLiteralExprSyntax.self) {
                add(.sceneAddress, literal, storyboard: storyboard(of: call), expected: expectedType(of: call) ?? metatype(argument("as")))
            }
        case let name where arguments.isEmpty && call.trailingClosure == nil && Self.isController(name):
            append(.madeController, .computed, expected: calleeName(of: call), at: Syntax(call))
        default:
            add(.storyboard, argument("storyboardName"), bundle: bundle(in: arguments))
            if isImplicitStoryboard(call) { add(.storyboard, argument("name"), bundle: bundle(in: arguments)) }
            // UIKit's own controllers always have a bundle.
            guard let nib = argument("nibName"), argument("bundle") != nil else { return }
            let made = name == "init" ? nil : calleeName(of: call)
            add(.nib, nib, bundle: bundle(in: arguments), receiver: made == nil ? .own : .other, expected: made)
        }
    }

    /// `#imageLiteral(resourceName:)`.
    mutating func readMacro(_ node: MacroExpansionExprSyntax) {
        guard node.macroName.text == "imageLiteral" else { return }
        add(.image, node.arguments.first { $0.label?.text == "resourceName" }?.expression)
    }

    /// Whether a name may be that of a controller's class; see ``SwiftScanner``, which keeps the bodies that make one.
    private static func isController(_ name: String) -> Bool {
        name.first?.isUppercase == true && (name.hasSuffix("Controller") || name.hasSuffix("VC"))
    }

    // MARK: Kinds of calls

    private mutating func addScene(_ kind: IdentifierUse.Kind, _ identifier: ExprSyntax?, _ call: FunctionCallExprSyntax) {
        let storyboard = storyboard(of: call)
        let expected = expectedType(of: call)
        guard let identifier else {
            append(kind, .computed, storyboard: storyboard, expected: expected, at: calledName(of: call))
            record.uses[record.uses.count - 1].isForced = forcedCasts.contains(call.endOffset)
            return
        }
        let first = record.uses.count
        add(kind, identifier, storyboard: storyboard, expected: expected)
        for place in record.uses.indices[first...] {
            record.uses[place].isForced = forcedCasts.contains(call.endOffset)
            record.uses[place].createdClass = createdClass(by: call)
        }
    }

    private mutating func addReusable(_ kind: IdentifierUse.Kind, _ identifier: ExprSyntax?, _ call: FunctionCallExprSyntax) {
        let first = record.uses.count
        add(kind, identifier, expected: expectedType(of: call))
        for place in record.uses.indices[first...] { record.uses[place].isForced = forcedCasts.contains(call.endOffset) }
    }

    /// `Book` for `instantiateViewController(identifier: …) { coder in Book(coder: coder, …) }`.
    private func createdClass(by call: FunctionCallExprSyntax) -> String? {
        let creator = call.trailingClosure ?? call.arguments.first { $0.label?.text == "creator" }?.expression.as(ClosureExprSyntax.self)
        guard let statements = creator?.statements, statements.count == 1, let item = statements.first?.item else { return nil }
        let only: ExprSyntax? =
            switch item {
            case .expr(let expression): expression
            case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
            default: nil
            }
        guard let made = only?.as(FunctionCallExprSyntax.self), made.arguments.contains(where: { $0.label?.text == "coder" }),
            let name = calleeName(of: made), name.split(separator: ".").last?.first?.isUppercase == true
        else { return nil }
        return TypeText.className(of: name)
    }

    /// `.init(name:bundle:)` where a storyboard is expected.
    func isImplicitStoryboard(_ call: FunctionCallExprSyntax) -> Bool {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
            access.declName.baseName.text == "init", call.arguments.map({ $0.label?.text }) == ["name", "bundle"]
        else { return false }
        return expectedTypes[call.endOffset].map { TypeText.className(of: $0).hasSuffix("UIStoryboard") } ?? false
    }

    private mutating func readRegistration(_ arguments: [LabeledExprSyntax]) {
        let registered = arguments.first.flatMap { metatype($0.expression) }
        for argument in arguments.dropFirst() {
            let kind: IdentifierUse.Kind
            switch argument.label?.text {
            case "forCellReuseIdentifier": kind = .registeredTableCell
            case "forCellWithReuseIdentifier": kind = .registeredCollectionCell
            case "forHeaderFooterViewReuseIdentifier": kind = .registeredHeaderFooter
            case "withReuseIdentifier": kind = .registeredSupplementary
            default: continue
            }
            let first = record.uses.count
            add(kind, argument.expression, expected: registered)
            guard registered == nil, let object = arguments.first.map({ value(of: $0.expression) }), !object.isComputed else { continue }
            for place in record.uses.indices[first...] { record.uses[place].nib = object }
        }
    }

    /// `SceneAddress("Book@Catalogue")` and `SceneAddress(scene:storyboard:)`.
    private mutating func readAddress(_ arguments: [LabeledExprSyntax], _ call: FunctionCallExprSyntax) {
        if let first = arguments.first, first.label == nil {
            add(.sceneAddress, first.expression)
            return
        }
        func argument(_ label: String) -> ExprSyntax? {
            arguments.first { $0.label?.text == label && !$0.expression.is(NilLiteralExprSyntax.self) }?.expression
        }
        let storyboard = argument("storyboard")
        let expression = storyboard.map { Expression.storyboard(name: value(of: $0), bundle: bundle(in: arguments)) }
        add(.storyboard, storyboard, bundle: bundle(in: arguments))
        if let scene = argument("scene") {
            add(.scene, scene, storyboard: expression ?? .computed)
        } else if let expression {
            append(.initialScene, .computed, storyboard: expression, at: Syntax(call))
        }
    }

    // MARK: Parts of calls

    private func lastName(of call: FunctionCallExprSyntax) -> String? {
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) { return reference.baseName.bareText }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = access.declName.baseName.bareText
        guard name == "init", let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return name }
        return base == "self" || base == "super" ? name : base
    }

    private func calledName(of call: FunctionCallExprSyntax) -> Syntax {
        call.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(call)
    }

    private func base(of call: FunctionCallExprSyntax) -> ExprSyntax? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }

    private func storyboard(of call: FunctionCallExprSyntax) -> Expression {
        base(of: call).map { value(of: $0) } ?? .computed
    }

    private func receiver(of call: FunctionCallExprSyntax) -> IdentifierUse.Receiver {
        guard let base = base(of: call) else { return .own }
        return base.is(SuperExprSyntax.self) || value(of: base) == .name(["self"]) ? .own : .other
    }

    private func expectedType(of call: FunctionCallExprSyntax) -> String? { expectedTypes[call.endOffset] }

    /// `Book` for `Book.self`.
    private func metatype(_ expression: ExprSyntax?) -> String? {
        guard let access = expression?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self" else { return nil }
        return access.base?.trimmedDescription
    }

    // MARK: Adding

    /// Adds a use for each value that the expression may have; nothing where there is no expression, or nil.
    private mutating func add(
        _ kind: IdentifierUse.Kind, _ expression: ExprSyntax?, storyboard: Expression? = nil, bundle: String? = nil,
        receiver: IdentifierUse.Receiver = .own, expected: String? = nil
    ) {
        guard let expression, !expression.is(NilLiteralExprSyntax.self) else { return }
        for value in alternatives(of: expression) {
            append(
                kind, value, storyboard: storyboard, bundle: bundle, receiver: receiver, expected: expected, at: Syntax(expression))
        }
    }

    mutating func addCast(
        _ kind: IdentifierUse.Kind, _ value: Expression, _ type: String, isForced: Bool, unwindAction: String? = nil, at node: ExprSyntax
    ) {
        append(kind, value, expected: type, at: Syntax(node))
        record.uses[record.uses.count - 1].isForced = isForced
        if let unwindAction { record.uses[record.uses.count - 1].member = unwindAction }
    }

    mutating func add(_ kind: IdentifierUse.Kind, _ value: Expression, at node: ExprSyntax) {
        append(kind, value, at: Syntax(node))
    }

    private mutating func append(
        _ kind: IdentifierUse.Kind, _ value: Expression, storyboard: Expression? = nil, bundle: String? = nil,
        receiver: IdentifierUse.Receiver = .own, expected: String? = nil, at node: Syntax
    ) {
        record.uses.append(
            UseRecord(
                kind: kind, value: value, storyboard: storyboard, bundle: bundle, scope: scope.path, receiver: receiver,
                expectedClass: expected.map(TypeText.className), member: scope.member, location: location(of: node)))
    }
}
