/// What extensions and categories add to a class that the sources do not declare.
struct ClassAdditions: Hashable, Sendable {
    private(set) var properties: [Property] = []
    private(set) var methods: [Method] = []
    /// Protocols that the extensions let the class adopt, as written.
    private(set) var protocols: [String] = []

    mutating func merge(_ declaration: TypeDeclaration) {
        properties += declaration.members.properties
        methods += declaration.members.methods
        protocols += declaration.inherited
    }
}

extension TypeDeclaration {
    /// The members, those of an `@objc` extension marked as exposed.
    var members: (properties: [Property], methods: [Method]) {
        guard exposesMembers, kind == .swiftExtension || kind == .swiftProtocol else { return (properties, methods) }
        return (properties.map { $0.exposed() }, methods.map { $0.exposed() })
    }
}

extension Property {
    func exposed() -> Property {
        guard traits.isDisjoint(with: [.exposed, .hidden]) else { return self }
        return Property(key: key, name: name, type: type, traits: traits.union(.exposed), location: location)
    }
}

extension Method {
    func exposed() -> Method {
        guard traits.isDisjoint(with: [.exposed, .hidden]) else { return self }
        return Method(
            selector: selector, name: name, parameterTypes: parameterTypes, returnType: returnType,
            traits: traits.union(.exposed), location: location)
    }
}
