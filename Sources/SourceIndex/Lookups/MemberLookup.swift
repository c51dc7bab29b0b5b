extension SourceIndex {
    /// What key-value coding sets for a key of an object of a class: the property behind an outlet or a runtime attribute.
    ///
    /// Extensions and categories count, those of UIKit's own classes too.
    /// - Parameter key: one key without dots; see ``property(atKeyPath:of:)``.
    public func property(forKey key: String, of reference: ClassReference) -> Membership<Property> {
        let declared = declaredProperty(forKey: key, of: reference)
        guard declared.isPresent == false, let owner = taker(ofUndeclaredKeysIn: reference) else { return declared }
        return .unknown(beyond: name(of: owner))
    }

    private func declaredProperty(forKey key: String, of reference: ClassReference) -> Membership<Property> {
        let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
        var candidate: (Property, ClassReference)?
        var readOnly: (Property, ClassReference)?
        for current in chain(of: reference) {
            let members = members(of: current)
            for property in members.properties where property.answers(to: key) {
                guard property.traits.contains(.exposed) else {
                    candidate = candidate ?? (property, current)
                    continue
                }
                let (first, owner) = candidate ?? (property, current)
                guard first.traits.isSuperset(of: [.readOnly, .computed]) else { return .declared(first, by: owner) }
                readOnly = readOnly ?? (first, owner)
            }
            // A setter alone will do as well.
            if let method = members.methods.first(where: { $0.selector == setter && $0.isKnownToInstances }) {
                let property = Property(
                    key: key, name: method.name, type: method.parameterTypes.first, traits: .exposed, location: method.location)
                return .declared(property, by: current)
            }
            switch current {
            case .platform(let name):
                guard let found = PlatformClass.named(name) else { break }
                // UIKit's `hidden` may be known as `isHidden` too.
                if found.hasFlag(behind: key) { return .unknown(beyond: name) }
                guard found.outlets[key] != nil || found.keys.keys.contains(key) else { break }
                return candidate.map { .declared($0.0, by: $0.1) } ?? .platform(by: name)
            case .unknown(let name):
                if readOnly != nil { return .unknown(beyond: name) }
                // What overrides a member of an unknown class may be known through it.
                if let candidate, candidate.0.traits.contains(.overrides) { return .declared(candidate.0, by: candidate.1) }
                return candidate.map { .hidden($0.0, by: $0.1) } ?? .unknown(beyond: name)
            case .source: break
            }
        }
        if let readOnly { return .readOnly(readOnly.0, by: readOnly.1) }
        if let candidate { return .hidden(candidate.0, by: candidate.1) }
        // Private instance variables of UIKit are in no list.
        return key.hasPrefix("_") ? .unknown(beyond: chain(of: reference).last.map(name(of:)) ?? "") : .missing
    }

    /// The method that answers a selector sent to an object of a class: an action, an unwind action, a segue action.
    public func method(selector: String, of reference: ClassReference) -> Membership<Method> {
        let declared = declaredMethod(selector: selector, of: reference)
        guard declared.isPresent == false, let owner = forwarder(ofMessagesIn: reference) else { return declared }
        return .unknown(beyond: name(of: owner))
    }

    private func declaredMethod(selector: String, of reference: ClassReference) -> Membership<Method> {
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

    /// Whether some class answers a selector: an indexed class, one of a framework to which the sources add it, or one that
    /// takes whatever message comes.
    public func hasMethod(_ selector: String) -> Bool {
        if !classes(answering: selector).isEmpty { return true }
        if additions.values.contains(where: { $0.methods.contains { $0.selector == selector && $0.isKnownToInstances } }) { return true }
        return classes.indices.contains { forwarder(ofMessagesIn: .source($0)) != nil }
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
    /// Whether a key is `is` before one that it has.
    fileprivate func hasFlag(behind key: String) -> Bool {
        guard key.hasPrefix("is"), key.utf8.count > 2 else { return false }
        let rest = key.dropFirst(2)
        return keys.keys.contains(rest.prefix(1).lowercased() + rest.dropFirst()) && !keys.keys.contains(key)
    }

    /// Whether it has the method: a listed one, or the setter of a listed key.
    fileprivate func answers(_ selector: String) -> Bool {
        if selectors.contains(selector) { return true }
        guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return false }
        let name = selector.dropFirst(3).dropLast()
        let key = name.prefix(1).lowercased() + name.dropFirst()
        return outlets[key] != nil || keys.keys.contains(key)
    }
}
