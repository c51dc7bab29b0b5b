internal import SwiftSyntax

/// What was read without the parser comes into the record in the order of the file.
extension SwiftReader {
    /// Adds what stands before a node in the file or type around it.
    mutating func readPlain(before node: some SyntaxProtocol) {
        readPlain(before: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// Adds what is left of the file or type around.
    mutating func readPlain(before offset: Int = .max) {
        guard let place = scopes.lastIndex(where: { $0.kind != .code }) else { return }
        while let next = scopes[place].plain.first, next.offset < offset {
            scopes[place].plain.removeFirst()
            read(next, in: scopes[place])
        }
    }

    private mutating func read(_ declaration: PlainDeclaration, in scope: SwiftScope) {
        let type: Int? = if case .type(let index) = scope.kind { index } else { nil }
        let kind = type.map { record.types[$0].kind }
        switch declaration.content {
        case .module(let name): record.imports.append(name)
        case .type(let header, let members):
            record.types.append(header.declaration(in: scope.path, location: lines.location(of: header.offset)))
            let inner = SwiftScope(kind: .type(record.types.count - 1), path: record.types[record.types.count - 1].path)
            for member in members { read(member, in: inner) }
        case .property(let property):
            if let value = property.constant {
                record.constants.append(
                    Constant(
                        path: scope.path + [property.name], value: value, kind: .value,
                        isPrivate: property.traits.contains(.isPrivate)))
            }
            if let type, kind != .otherType {
                record.types[type].properties.append(Property(property, location: lines.location(of: property.offset)))
            }
        case .method(let signature):
            guard let type else { return }
            if !signature.isInitializer {
                record.types[type].methods.append(Method(signature, location: lines.location(of: signature.offset)))
            } else if let coderInitializer = signature.coderInitializer {
                record.types[type].coderInitializer = coderInitializer
            } else if kind == .swiftClass, !signature.isConvenience {
                record.types[type].declaresDesignatedInitializer = true
            }
        case .cases(let cases):
            guard let type, kind == .otherType, record.types[type].inherited.first == "String" else { return }
            for found in cases {
                let value = found.value ?? .string(found.name)
                record.constants.append(
                    Constant(
                        path: scope.path + [found.name], value: value, kind: .enumCase, isPrivate: false,
                        location: lines.location(of: found.offset)))
            }
        }
    }
}

extension PlainHeader {
    fileprivate func declaration(in scope: [String], location: SourceLocation) -> TypeDeclaration {
        var declaration = TypeDeclaration(kind: kind, path: kind == .swiftExtension ? path : scope + path, location: location)
        declaration.inherited = inherited
        declaration.exposesMembers = exposesMembers
        return declaration
    }
}

extension Property {
    fileprivate init(_ plain: PlainProperty, location: SourceLocation) {
        self.init(key: plain.name, name: plain.name, type: plain.type, traits: plain.traits, location: location)
    }
}

extension Method {
    fileprivate init(_ signature: PlainSignature, location: SourceLocation) {
        self.init(
            baseName: signature.name, labels: signature.labels, types: signature.types, effects: signature.effects,
            returnType: signature.returnType, traits: signature.traits, location: location)
    }
}
