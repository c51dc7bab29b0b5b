internal import SwiftSyntax

extension SwiftReader {
    /// The declaration whose members are being read, where it is one that may have members for Objective-C.
    private var objectType: Int? {
        guard case .type(let index) = scope.kind else { return nil }
        return record.types[index].kind == .otherType ? nil : index
    }

    // MARK: Properties

    mutating func readProperties(_ node: VariableDeclSyntax) {
        readPlain(before: node)
        let type = objectType
        let attributes = SwiftAttributes(node.attributes)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            noteExpectedType(of: binding)
            readConstant(named: name.bareText, binding, of: node)
            guard let type else { continue }
            let text = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer.flatMap { madeType($0.value) }
            let property = Property(
                key: attributes.objectiveCName ?? name.bareText, name: name.bareText, type: text,
                traits: traits(of: node, binding, attributes, type: text), location: location(of: name))
            record.types[type].properties.append(property)
        }
    }

    private func traits(
        of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ attributes: SwiftAttributes, type: String?
    ) -> Property.Traits {
        var traits: Property.Traits = []
        if attributes.contains("IBOutlet") {
            traits.insert(.outlet)
            if let type, TypeText.isCollection(type) { traits.insert(.collection) }
        }
        if attributes.contains("IBInspectable") { traits.insert(.inspectable) }
        if attributes.exposes { traits.insert(.exposed) }
        if attributes.contains("nonobjc") { traits.insert(.hidden) }
        for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.weak) { traits.insert(.weak) }
        if node.modifiers.isTypeLevel { traits.insert(.typeLevel) }
        if node.modifiers.isPrivate { traits.insert(.isPrivate) }
        if node.modifiers.contains(.override) { traits.insert(.overrides) }
        if isReadOnly(binding, of: node) { traits.insert(.readOnly) }
        if binding.accessorBlock != nil, !observes(binding) { traits.insert(.computed) }
        return traits
    }

    /// Whether the accessors only watch a property that is stored.
    private func observes(_ binding: PatternBindingSyntax) -> Bool {
        guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return false }
        return accessors.contains { accessor in
            [.keyword(.willSet), .keyword(.didSet)].contains(accessor.accessorSpecifier.tokenKind)
        }
    }

    private func isReadOnly(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) -> Bool {
        if node.bindingSpecifier.tokenKind == .keyword(.let) { return true }
        guard let block = binding.accessorBlock else { return false }
        guard case .accessors(let accessors) = block.accessors else { return true }
        return !accessors.contains { accessor in
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.set), .keyword(._modify), .keyword(.willSet), .keyword(.didSet): true
            default: false
            }
        }
    }

    /// `UILabel` for `UILabel()`.
    private func madeType(_ value: ExprSyntax) -> String? {
        guard let call = value.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true
        else { return nil }
        return name
    }

    mutating func noteExpectedType(of binding: PatternBindingSyntax) {
        guard let type = binding.typeAnnotation?.type, let initializer = binding.initializer else { return }
        expectedTypes[initializer.value.endOffset] = type.trimmedDescription
    }

    // MARK: Constants

    private mutating func readConstant(named name: String, _ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
        let isTypeLevel = node.modifiers.isTypeLevel
        scopes.append(SwiftScope(kind: .code, path: scope.path, selfIsType: isTypeLevel))
        defer { scopes.removeLast() }
        let value: Expression
        var canBeOverridden = false
        if let accessors = binding.accessorBlock {
            guard let single = singleExpression(of: accessors) else { return }
            if let type = binding.typeAnnotation?.type { expectedTypes[single.endOffset] = type.trimmedDescription }
            value = self.value(of: single)
            canBeOverridden = !node.modifiers.contains(.static) && !node.modifiers.contains(.final)
        } else if let initializer = binding.initializer {
            let isLazy = node.modifiers.contains(.lazy)
            guard node.bindingSpecifier.tokenKind == .keyword(.let) || isLazy else { return }
            value = self.value(of: initializer.value)
        } else {
            return
        }
        addConstant(named: name, value, kind: canBeOverridden ? .overridable : .value, isPrivate: node.modifiers.isPrivate)
    }

    private mutating func addConstant(named name: String, _ value: Expression, kind: Constant.Kind, isPrivate: Bool) {
        if value.isComputed { return }
        record.constants.append(Constant(path: scope.path + [name], value: value, kind: kind, isPrivate: isPrivate))
    }

    /// The one expression that a getter returns.
    private func singleExpression(of accessors: AccessorBlockSyntax) -> ExprSyntax? {
        if case .getter(let statements) = accessors.accessors { return singleExpression(of: statements) }
        guard case .accessors(let list) = accessors.accessors,
            let getter = list.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) })
        else { return nil }
        return getter.body.flatMap { singleExpression(of: $0.statements) }
    }

    private func singleExpression(of statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard statements.count == 1, let item = statements.first?.item else { return nil }
        if case .expr(let expression) = item { return expression }
        guard case .stmt(let statement) = item else { return nil }
        return statement.as(ReturnStmtSyntax.self)?.expression
    }

    // MARK: Methods

    mutating func readMethod(_ node: FunctionDeclSyntax) {
        readPlain(before: node)
        let parameters = node.signature.parameterClause.parameters
        let single = node.body.flatMap { singleExpression(of: $0.statements) }
        if let single, let type = node.signature.returnClause?.type { expectedTypes[single.endOffset] = type.trimmedDescription }
        if parameters.isEmpty, let single {
            scopes.append(SwiftScope(kind: .code, path: scope.path, selfIsType: node.modifiers.isTypeLevel))
            let value = value(of: single)
            scopes.removeLast()
            let canBeOverridden = !node.modifiers.contains(.static) && !node.modifiers.contains(.final)
            addConstant(
                named: node.name.bareText + "()", value, kind: canBeOverridden ? .overridable : .value,
                isPrivate: node.modifiers.isPrivate)
        }
        guard let type = objectType else { return }
        let attributes = SwiftAttributes(node.attributes)
        let labels = parameters.map { $0.firstName.text == "_" ? "" : $0.firstName.bareText }
        let types = parameters.map(\.type.trimmedDescription)
        var effects: SwiftSelector.Effects = []
        if node.signature.effectSpecifiers?.throwsClause != nil { effects.insert(.throwing) }
        if node.signature.effectSpecifiers?.asyncSpecifier != nil { effects.insert(.async) }
        let method = Method(
            baseName: node.name.bareText, objectiveCName: attributes.objectiveCName, labels: labels, types: types, effects: effects,
            returnType: node.signature.returnClause?.type.trimmedDescription, traits: traits(of: node, attributes, effects),
            location: location(of: node.name))
        record.types[type].methods.append(method)
    }

    private func traits(
        of node: FunctionDeclSyntax, _ attributes: SwiftAttributes, _ effects: SwiftSelector.Effects
    ) -> Method.Traits {
        var traits: Method.Traits = []
        if attributes.contains("IBAction") { traits.insert(.action) }
        if attributes.contains("IBSegueAction") { traits.insert(.segueAction) }
        if attributes.exposes { traits.insert(.exposed) }
        if attributes.contains("nonobjc") { traits.insert(.hidden) }
        if node.modifiers.isTypeLevel { traits.insert(.typeLevel) }
        if node.modifiers.isPrivate { traits.insert(.isPrivate) }
        if node.modifiers.contains(.override) { traits.insert(.overrides) }
        if effects.contains(.throwing) { traits.insert(.throwing) }
        if effects.contains(.async) { traits.insert(.async) }
        return traits
    }

    mutating func readInitializer(_ node: InitializerDeclSyntax) {
        readPlain(before: node)
        guard let type = objectType else { return }
        let parameters = node.signature.parameterClause.parameters
        guard parameters.count == 1, parameters.first?.firstName.text == "coder" else {
            if record.types[type].kind == .swiftClass, !node.modifiers.contains(.convenience) {
                record.types[type].declaresDesignatedInitializer = true
            }
            return
        }
        let isUnavailable = SwiftAttributes(node.attributes).isUnavailable
        record.types[type].coderInitializer = isUnavailable || onlyTraps(node.body) ? .trapping : .declared
    }

    func onlyTraps(_ body: CodeBlockSyntax?) -> Bool {
        guard let single = body.flatMap({ singleExpression(of: $0.statements) }),
            let call = single.as(FunctionCallExprSyntax.self)
        else { return false }
        return ["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
    }
}

extension Method {
    /// A method of Swift.
    init(
        baseName: String, objectiveCName: String? = nil, labels: [String], types: [String], effects: SwiftSelector.Effects,
        returnType: String?, traits: Traits, location: SourceLocation
    ) {
        self.init(
            selector: objectiveCName
                ?? SwiftSelector.of(
                    baseName: baseName, labels: labels, effects: effects,
                    trailingClosures: types.reversed().prefix { $0.contains("->") }.count),
            name: baseName + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")",
            parameterTypes: types, returnType: returnType, traits: traits, location: location)
    }
}
