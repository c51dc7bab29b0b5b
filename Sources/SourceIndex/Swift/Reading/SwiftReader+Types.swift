internal import SwiftSyntax

extension SwiftReader {
    /// The declaration of a type without its members.
    func typeDeclaration(_ node: Syntax) -> TypeDeclaration? {
        guard let group = node.asProtocol(DeclGroupSyntax.self) else { return nil }
        let attributes = SwiftAttributes(group.attributes)
        let inherited = group.inheritanceClause?.inheritedTypes.map { inheritedName($0.type) } ?? []
        if let extended = node.as(ExtensionDeclSyntax.self) {
            var declaration = TypeDeclaration(
                kind: .swiftExtension, path: namePath(extended.extendedType.trimmedDescription),
                location: location(of: extended.extendedType))
            declaration.inherited = inherited
            declaration.exposesMembers = attributes.contains("objc") || attributes.contains("objcMembers")
            return declaration
        }
        guard let named = node.asProtocol(NamedDeclSyntax.self) else { return nil }
        let kind: TypeDeclaration.Kind =
            switch node.kind {
            case .classDecl: .swiftClass
            case .protocolDecl: .swiftProtocol
            default: .otherType
            }
        var declaration = TypeDeclaration(
            kind: kind, path: scope.path + [named.name.bareText], location: location(of: named.name))
        declaration.objectiveCName = attributes.objectiveCName
        declaration.inherited = inherited
        declaration.exposesMembers =
            attributes.contains("objcMembers") || (kind == .swiftProtocol && attributes.contains("objc"))
        if let generic = node.as(ClassDeclSyntax.self)?.genericParameterClause {
            declaration.genericParameters = generic.parameters.map(\.name.text)
        }
        return declaration
    }

    /// A name of an inheritance clause, without attributes such as `@unchecked`.
    private func inheritedName(_ type: TypeSyntax) -> String {
        (type.as(AttributedTypeSyntax.self)?.baseType ?? type).trimmedDescription
    }

    /// A name split at its dots, without generic arguments.
    func namePath(_ text: String) -> [String] {
        TypeText.withoutArguments(Substring(text)).split(separator: ".").map { part in
            String(part.filter { $0 != "`" && !$0.isWhitespace })
        }
    }

    mutating func readAlias(_ node: TypeAliasDeclSyntax) {
        let target = String(TypeText.withoutArguments(Substring(node.initializer.value.trimmedDescription)))
        record.aliases.append(TypeAlias(path: scope.path + [node.name.bareText], target: target))
    }

    /// The cases of an enum with raw strings.
    mutating func readCases(_ node: EnumCaseDeclSyntax) {
        guard case .type(let index) = scope.kind, record.types[index].kind == .otherType,
            record.types[index].inherited.first == "String"
        else { return }
        readPlain(before: node)
        for element in node.elements {
            let name = element.name.bareText
            let value = element.rawValue.map { self.value(of: $0.value) } ?? .string(name)
            record.constants.append(
                Constant(path: scope.path + [name], value: value, kind: .enumCase, isPrivate: false, location: location(of: element)))
        }
    }
}
