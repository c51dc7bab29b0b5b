extension SourceClass {
    /// A class as its own declaration says.
    init(_ declaration: TypeDeclaration, language: Language, module: String?) {
        self.module = module
        name = declaration.path.last ?? ""
        path = declaration.path
        self.language = language
        objectiveCName = language == .objectiveC ? declaration.path.joined() : declaration.objectiveCName
        genericParameters = declaration.genericParameters
        let hasSuperclass = language == .swift ? !declaration.inherited.isEmpty : declaration.hasSuperclass
        superclassName = hasSuperclass ? declaration.inherited.first : nil
        superclass = nil
        protocols = Array(declaration.inherited.dropFirst(hasSuperclass ? 1 : 0))
        isObjectiveCMembers = declaration.exposesMembers
        coderInitializer = declaration.coderInitializer
        declaresDesignatedInitializer = declaration.declaresDesignatedInitializer
        properties = declaration.properties
        methods = declaration.methods
        location = declaration.location
    }

    /// Adds what another declaration of the same class says.
    mutating func merge(_ declaration: TypeDeclaration) {
        let members = declaration.members
        properties += members.properties
        methods += members.methods
        if declaration.kind == .swiftExtension || declaration.kind == .category { protocols += declaration.inherited }
        if coderInitializer == .notDeclared { coderInitializer = declaration.coderInitializer }
        if declaration.declaresDesignatedInitializer { declaresDesignatedInitializer = true }
    }

    /// Keeps one declaration a key and selector: the one that says most, else the first.
    mutating func removeRepetitions() {
        properties = Self.unique(properties, by: \.key, rank: \.rank)
        methods = Self.unique(methods, by: \.signature, rank: \.rank)
    }

    private static func unique<Member, Key: Hashable>(
        _ members: [Member], by key: (Member) -> Key, rank: (Member) -> Int
    ) -> [Member] {
        guard members.count > 1 else { return members }
        var places: [Key: Int] = [:]
        var result: [Member] = []
        for member in members {
            if let place = places[key(member)] {
                if rank(member) > rank(result[place]) { result[place] = member }
            } else {
                places[key(member)] = result.count
                result.append(member)
            }
        }
        return result
    }

    /// Sets what the first name after the colon means; nil for a protocol.
    mutating func setSuperclass(_ reference: ClassReference?) {
        superclass = reference
        if language == .swift, let superclassName, reference == nil || reference.isUnknown {
            protocols.insert(superclassName, at: 0)
        }
    }

    mutating func exposeAll() {
        properties = properties.map { $0.traits.contains(.isPrivate) ? $0 : $0.exposed() }
        methods = methods.map { $0.traits.contains(.isPrivate) ? $0 : $0.exposed() }
    }

    mutating func expose(_ selectors: Set<String>) {
        methods = methods.map { selectors.contains($0.selector) ? $0.exposed() : $0 }
    }
}

extension Property {
    /// How much the declaration says: an outlet more than its counterpart in another branch of `#if`, `readwrite` in an
    /// implementation more than `readonly` in its header.
    fileprivate var rank: Int {
        (isOutlet ? 4 : 0) + (traits.contains(.exposed) ? 2 : 0) + (isReadOnly ? 0 : 1)
    }
}

extension Method {
    /// How much the declaration says: an implementation repeats its header.
    fileprivate var rank: Int { (isAction || isSegueAction ? 2 : 0) + (traits.contains(.exposed) ? 1 : 0) }

    /// A selector and whether it is a type's: two methods that differ in that are two.
    fileprivate var signature: String { traits.contains(.typeLevel) ? "+" + selector : selector }
}

extension ClassReference? {
    fileprivate var isUnknown: Bool { if case .unknown? = self { true } else { false } }
}
