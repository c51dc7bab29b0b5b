internal import SwiftParser
internal import SwiftSyntax

/// Reads one Swift file into a record.
///
/// All branches of `#if` are read alike, but for those that are never compiled: `#if false`. The tree is walked with a stack of its
/// own: a chain of a million calls is a tree as deep, on which a recursive visitor would overflow.
struct SwiftReader {
    var record = FileRecord()
    let lines: LineTable
    var scopes = [SwiftScope(kind: .file, path: [])]
    /// What the expression that ends at an offset is cast to, or declared as.
    var expectedTypes: [Int: String] = [:]
    /// Where expressions end that are cast with `as!`.
    var forcedCasts: Set<Int> = []

    private enum Step {
        case enter(Syntax)
        case leaveScope
        case bind(String, Expression)
        /// Goes on for those segues alone for which a condition holds.
        case prepare(ConditionElementSyntax)
        /// Goes on for these segues, or for those of the scope around.
        case prepareFor(PreparedSegues?)
    }
    private var steps: [Step] = []
    /// The members of types that the parser does not see, by where the brace of their type stands.
    private let plainMembers: [Int: [PlainDeclaration]]

    /// The record of a file.
    static func record(of source: [UInt8], file: String) -> FileRecord {
        let text = SwiftText(source)
        if text.isTooDeep { return FileRecord(isTooDeep: true) }
        if text.reduced == nil, text.declarations.isEmpty { return FileRecord() }
        var reader = SwiftReader(lines: LineTable(file: file, bytes: source), text.declarations, members: text.members)
        if let reduced = text.reduced { reader.parse(reduced) }
        reader.readPlain()
        return reader.record
    }

    /// The record of a text that is parsed as it is.
    static func record(ofText text: [UInt8], lines: LineTable) -> FileRecord {
        var reader = SwiftReader(lines: lines)
        reader.parse(text)
        return reader.record
    }

    private init(lines: LineTable, _ declarations: [PlainDeclaration] = [], members: [Int: [PlainDeclaration]] = [:]) {
        self.lines = lines
        plainMembers = members
        scopes[0].plain = declarations[...]
    }

    private mutating func parse(_ text: [UInt8]) {
        steps = [.enter(Syntax(text.withUnsafeBufferPointer { Parser.parse(source: $0) }))]
        while let step = steps.popLast() {
            switch step {
            case .enter(let node): enter(node)
            case .leaveScope:
                if scope.kind != .code { readPlain() }
                scopes.removeLast()
            case .bind(let name, let value): scopes[scopes.count - 1].locals[name] = value
            case .prepare(let condition): scopes[scopes.count - 1].prepared = prepared(where: condition)
            case .prepareFor(let segues): scopes[scopes.count - 1].prepared = segues
            }
        }
    }

    private mutating func enter(_ node: Syntax) {
        switch node.kind {
        case .importDecl: readImport(node.cast(ImportDeclSyntax.self))
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: enterType(node)
        case .typeAliasDecl: readAlias(node.cast(TypeAliasDeclSyntax.self))
        case .enumCaseDecl: readCases(node.cast(EnumCaseDeclSyntax.self))
        case .variableDecl: enterVariable(node.cast(VariableDeclSyntax.self))
        case .functionDecl: enterFunction(node.cast(FunctionDeclSyntax.self))
        case .initializerDecl: enterInitializer(node.cast(InitializerDeclSyntax.self))
        case .codeBlock, .forStmt, .whileStmt, .accessorDecl, .deinitializerDecl, .subscriptDecl: enterScope(children: node)
        case .switchCase:
            let prepared = readSegueCases(node.cast(SwitchCaseSyntax.self))
            enterScope(children: node)
            scopes[scopes.count - 1].prepared = prepared
        case .ifExpr: enterIf(node.cast(IfExprSyntax.self))
        case .guardStmt: enterGuard(node.cast(GuardStmtSyntax.self))
        case .closureExpr: enterClosure(node.cast(ClosureExprSyntax.self))
        case .optionalBindingCondition: enterBinding(node.cast(OptionalBindingConditionSyntax.self))
        case .identifierPattern:
            hide(node.cast(IdentifierPatternSyntax.self).identifier.bareText)
        case .sequenceExpr:
            readSequence(node.cast(SequenceExprSyntax.self))
            push(children: node)
        case .functionCallExpr:
            readCall(node.cast(FunctionCallExprSyntax.self))
            push(children: node)
        case .ifConfigDecl: enterConditional(node.cast(IfConfigDeclSyntax.self))
        case .macroExpansionExpr:
            readMacro(node.cast(MacroExpansionExprSyntax.self))
            push(children: node)
        case .attributeList, .declModifierList, .typeAnnotation, .genericParameterClause, .genericWhereClause, .typeExpr,
            .stringLiteralExpr where !node.hasInterpolation, .simpleStringLiteralExpr:
            break
        default: push(children: node)
        }
    }

    // MARK: Walking

    /// Walks what stands in a node, in order.
    private mutating func push(children node: Syntax) {
        for child in node.children(viewMode: .sourceAccurate).reversed() where child.kind != .token {
            steps.append(.enter(child))
        }
    }

    func push(_ node: (some SyntaxProtocol)?) -> Syntax? { node.map { Syntax($0) } }

    /// Walks the branches of `#if` that may be compiled.
    private mutating func enterConditional(_ node: IfConfigDeclSyntax) {
        var branches: [Syntax] = []
        for clause in node.clauses {
            let condition = clause.condition?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind
            if condition == .keyword(.false) { continue }
            branches.append(Syntax(clause))
            // What comes after a branch that is always compiled never is.
            if condition == .keyword(.true) { break }
        }
        for branch in branches.reversed() { steps.append(.enter(branch)) }
    }

    /// Walks nodes in a scope of their own.
    private mutating func enterScope(_ scope: SwiftScope, _ nodes: [Syntax?]) {
        scopes.append(scope)
        steps.append(.leaveScope)
        for case let node? in nodes.reversed() { steps.append(.enter(node)) }
    }

    private mutating func enterIf(_ node: IfExprSyntax) {
        scopes.append(codeScope())
        steps.append(.leaveScope)
        if let otherwise = node.elseBody { steps.append(.enter(Syntax(otherwise))) }
        steps += [.prepareFor(nil), .enter(Syntax(node.body))]
        push(node.conditions)
    }

    private mutating func enterGuard(_ node: GuardStmtSyntax) {
        // What stands after `else` is run for the others.
        steps += node.conditions.reversed().map { .prepare($0) }
        steps += [.enter(Syntax(node.body)), .prepareFor(preparedSegues)]
        push(node.conditions)
    }

    /// Walks conditions, each where those before it hold.
    private mutating func push(_ conditions: ConditionElementListSyntax) {
        for condition in conditions.reversed() { steps += [.prepare(condition), .enter(Syntax(condition))] }
    }

    private mutating func enterScope(children node: Syntax) {
        scopes.append(codeScope())
        steps.append(.leaveScope)
        push(children: node)
    }

    private func codeScope() -> SwiftScope {
        SwiftScope(kind: .code, path: scope.path, selfIsType: scope.selfIsType, member: scope.member)
    }

    /// The innermost scope.
    var scope: SwiftScope { scopes[scopes.count - 1] }

    private var isInCode: Bool { scope.kind == .code }

    /// Makes a name unknown from here to the end of the scope.
    private mutating func hide(_ name: String) {
        guard isInCode else { return }
        scopes[scopes.count - 1].locals[name] = .computed
    }

    func location(of node: some SyntaxProtocol) -> SourceLocation {
        lines.location(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: Declarations

    private mutating func readImport(_ node: ImportDeclSyntax) {
        readPlain(before: node)
        if let module = node.path.first?.name.text { record.imports.append(module) }
    }

    private mutating func enterType(_ node: Syntax) {
        guard let declaration = typeDeclaration(node) else { return }
        readPlain(before: node)
        record.types.append(declaration)
        var scope = SwiftScope(kind: .type(record.types.count - 1), path: declaration.path)
        guard let members = node.asProtocol(DeclGroupSyntax.self)?.memberBlock else { return }
        scope.plain = plainMembers[members.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset, default: []][...]
        enterScope(scope, [Syntax(members)])
    }

    private mutating func enterVariable(_ node: VariableDeclSyntax) {
        if isInCode {
            enterLocals(node)
            return
        }
        readProperties(node)
        let isTypeLevel = node.modifiers.isTypeLevel
        var scope = codeScope()
        scope.selfIsType = isTypeLevel
        let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText
        scope.member = isTypeLevel ? name : nil
        enterScope(scope, [Syntax(node.bindings)])
    }

    private mutating func enterLocals(_ node: VariableDeclSyntax) {
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        for binding in node.bindings.reversed() {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText {
                let value = binding.initializer.map { self.value(of: $0.value) } ?? .computed
                steps.append(.bind(name, isConstant ? value : .computed))
            } else {
                steps.append(.enter(Syntax(binding.pattern)))
            }
            noteExpectedType(of: binding)
            if let accessors = binding.accessorBlock { steps.append(.enter(Syntax(accessors))) }
            if let initializer = binding.initializer { steps.append(.enter(Syntax(initializer))) }
        }
    }

    private mutating func enterBinding(_ node: OptionalBindingConditionSyntax) {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText {
            let value = node.initializer.map { self.value(of: $0.value) } ?? self.value(ofName: name)
            let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
            // `if let` binds for the `if`, `guard let` for what follows: either way for the scope around the condition.
            steps.append(.bind(name, isConstant ? value : .computed))
        }
        if let type = node.typeAnnotation?.type, let initializer = node.initializer {
            expectedTypes[initializer.value.endOffset] = type.trimmedDescription
        }
        if let initializer = node.initializer { steps.append(.enter(Syntax(initializer))) }
    }

    private mutating func enterFunction(_ node: FunctionDeclSyntax) {
        if !isInCode { readMethod(node) }
        var scope = codeScope()
        if !isInCode {
            scope.selfIsType = node.modifiers.isTypeLevel
            scope.member = scope.selfIsType ? node.name.bareText : nil
            scope.prepared = preparedSegues(by: node)
        }
        bind(node.signature.parameterClause, of: node.name.text, in: &scope)
        enterScope(scope, [Syntax(node.signature.parameterClause), node.body.map { Syntax($0) }])
    }

    private mutating func enterInitializer(_ node: InitializerDeclSyntax) {
        if !isInCode { readInitializer(node) }
        var scope = codeScope()
        scope.selfIsType = false
        bind(node.signature.parameterClause, of: "init", in: &scope)
        enterScope(scope, [Syntax(node.signature.parameterClause), node.body.map { Syntax($0) }])
    }

    private func bind(_ parameters: FunctionParameterClauseSyntax, of function: String, in scope: inout SwiftScope) {
        for parameter in parameters.parameters {
            let name = (parameter.secondName ?? parameter.firstName).bareText
            let type = TypeText.className(of: parameter.type.trimmedDescription)
            if type.hasSuffix("StoryboardSegue") {
                scope.locals[name] = .name([MarkedName.segue])
            } else if function == "shouldPerformSegue", parameter.firstName.text == "withIdentifier" {
                scope.locals[name] = .segueIdentifier
            } else {
                scope.locals[name] = .computed
            }
        }
    }

    private mutating func enterClosure(_ node: ClosureExprSyntax) {
        var scope = codeScope()
        let clause = node.signature?.parameterClause
        if case .simpleInput(let names)? = clause {
            for name in names { scope.locals[name.name.bareText] = .computed }
        } else if case .parameterClause(let clause)? = clause {
            for parameter in clause.parameters {
                let type = parameter.type.map { TypeText.className(of: $0.trimmedDescription) }
                let isSegue = type?.hasSuffix("StoryboardSegue") == true
                scope.locals[(parameter.secondName ?? parameter.firstName).bareText] = isSegue ? .name([MarkedName.segue]) : .computed
            }
        }
        enterScope(scope, [Syntax(node.statements)])
    }
}

extension SyntaxProtocol {
    /// Where the node's last character ends.
    var endOffset: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension Syntax {
    fileprivate var hasInterpolation: Bool {
        self.as(StringLiteralExprSyntax.self)?.segments.contains { $0.is(ExpressionSegmentSyntax.self) } ?? false
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var bareText: String {
        let text = text
        return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
