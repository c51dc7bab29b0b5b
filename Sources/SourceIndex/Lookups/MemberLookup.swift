extension SourceIndex {
    /// What key-value coding sets for a key of an object of a class: the property behind an outlet or a runtime attribute.
    ///
    /// Extensions and categories count, those of UIKit's own classes too.
    /// - Parameter key: one key without dots; see ``property(atKeyPath:of:)``.
    public func property(forKey key: String, of reference: ClassReference) -> Membership<Property> {
        let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
        var candidate: (Property, ClassReference)?
        for current in chain(of: reference) {
            let members = members(of: current)
            for property in members.properties where property.answers(to: key) {
                if property.traits.contains(.exposed) { return .declared(candidate?.0 ?? property, by: candidate?.1 ?? current) }
                candidate = candidate ?? (property, current)
            }
            // A setter alone will do as well.
            if let method = members.methods.first(where: { $0.selector == setter && $0.isKnownToInstances }) {
                let property = Property(
                    key: key, name: method.name, type: method.parameterTypes.first, traits: .exposed, location: method.location)
                return .declared(property, by: current)
            }
            switch current {
            case .platform(let name):
                guard let found = PlatformClass.named(name), found.outlets[key] != nil || found.keys.keys.contains(key) else { break }
                return candidate.map { .declared($0.0, by: $0.1) } ?? .platform(by: name)
            case .unknown(let name):
                // What overrides a member of an unknown class may be known through it.
                if let candidate, candidate.0.traits.contains(.overrides) { return .declared(candidate.0, by: candidate.1) }
                return candidate.map { .hidden($0.0, by: $0.1) } ?? .unknown(beyond: name)
            case .source: break
            }
        }
        if let candidate { return .hidden(candidate.0, by: candidate.1) }
        // Private instance variables of UIKit are in no list.
        return key.hasPrefix("_") ? .unknown(beyond: chain(of: reference).last.map(name(of:)) ?? "") : .missing
    }

    /// What a key path of dots sets, from the class on: the last property, with the class that has it.
    public func property(atKeyPath keyPath: String, of reference: ClassReference) -> Membership<Property> {
        var reference = reference
        let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        for key in keys.dropLast() {
            switch property(forKey: key, of: reference) {
            case .declared(let property, let owner):
                guard let type = property.className, let next = self.reference(toClass: type, from: owner) else {
                    return .unknown(beyond: key)
                }
                reference = next
            case .platform(let name):
                let found = PlatformClass.named(name)
                guard let type = found?.outlets[key] ?? found?.keys[key].flatMap({ $0 }), PlatformClass.named(type) != nil else {
                    return .unknown(beyond: key)
                }
                reference = .platform(type)
            case .hidden(let property, let owner): return .hidden(property, by: owner)
            case .missing: return .missing
            case .unknown(let name): return .unknown(beyond: name)
            }
        }
        return keys.last.map { property(forKey: $0, of: reference) } ?? .missing
    }

    /// The method that answers a selector sent to an object of a class: an action, an unwind action, a segue action.
    public func method(selector: String, of reference: ClassReference) -> Membership<Method> {
        var candidate: (Method, ClassReference)?
        for current in chain(of: reference) {
            for method in members(of: current).methods where method.selector == selector && !method.traits.contains(.typeLevel) {
                if method.traits.contains(.exposed) { return .declared(candidate?.0 ?? method, by: candidate?.1 ?? current) }
                candidate = candidate ?? (method, current)
            }
            switch current {
            case .platform(let name):
                guard PlatformClass.named(name)?.answers(selector) == true else { break }
                return candidate.map { .declared($0.0, by: $0.1) } ?? .platform(by: name)
            case .unknown(let name):
                if let candidate, candidate.0.traits.contains(.overrides) { return .declared(candidate.0, by: candidate.1) }
                return candidate.map { .hidden($0.0, by: $0.1) } ?? .unknown(beyond: name)
            case .source: break
            }
        }
        // What overrides a method of UIKit that is not listed is known through it.
        if let candidate, candidate.0.traits.contains(.overrides) { return .declared(candidate.0, by: candidate.1) }
        return candidate.map { .hidden($0.0, by: $0.1) } ?? .missing
    }

    /// The indexed classes that answer a selector by a declaration of their own, for actions sent to the first responder.
    public func classes(answering selector: String) -> [Int] {
        classes.indices.filter { index in
            classes[index].methods.contains { $0.selector == selector && $0.isKnownToInstances }
        }
    }

    /// The properties and methods that a class declares itself, and those that the sources add to a class of a framework.
    public func members(of reference: ClassReference) -> (properties: [Property], methods: [Method]) {
        switch reference {
        case .source(let index):
            return classes.indices.contains(index) ? (classes[index].properties, classes[index].methods) : ([], [])
        case .platform(let name), .unknown(let name):
            return additions[name].map { ($0.properties, $0.methods) } ?? ([], [])
        }
    }

    /// What a class name in the source of another class means.
    ///
    /// - Parameter owner: the class whose source names it, which tells module and enclosing types.
    public func reference(toClass name: String, from owner: ClassReference) -> ClassReference? {
        let found = sourceClass(owner)
        if found?.language == .objectiveC, name == "id" { return nil }
        let place = TypeTable.Place(
            module: found?.module ?? "", scope: found?.path ?? [], imports: found?.module.flatMap { imports[$0]?.sorted() } ?? [])
        return table.reference(to: name.split(separator: ".").map(String.init), at: place)
    }
}

extension Property {
    /// Whether key-value coding finds it for a key.
    fileprivate func answers(to key: String) -> Bool {
        guard !traits.contains(.typeLevel) else { return false }
        if self.key == key { return true }
        guard traits.contains(.instanceVariable) else { return false }
        let capitalized = key.prefix(1).uppercased() + key.dropFirst()
        return self.key == "_" + key || self.key == "is" + capitalized || self.key == "_is" + capitalized
    }
}

extension Method {
    fileprivate var isKnownToInstances: Bool { traits.contains(.exposed) && !traits.contains(.typeLevel) }
}

extension PlatformClass {
    /// Whether it has the method: a listed one, or the setter of a listed key.
    fileprivate func answers(_ selector: String) -> Bool {
        if selectors.contains(selector) { return true }
        guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return false }
        let name = selector.dropFirst(3).dropLast()
        let key = name.prefix(1).lowercased() + name.dropFirst()
        return outlets[key] != nil || keys.keys.contains(key)
    }
}
