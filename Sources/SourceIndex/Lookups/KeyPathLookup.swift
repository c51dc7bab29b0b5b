/// What a key path leads to, from the class of an object on.
public struct KeyPathLookup: Hashable, Sendable {
    /// Whether the class that is asked last has the property.
    public let membership: Membership<Property>
    /// The class that is asked last: of the object itself, or of what the keys before lead to.
    public let owner: ClassReference
    /// The key that it is asked for.
    public let key: String
    /// The key path up to that key, with its dot; empty where it is the first.
    public let prefix: String
}

extension SourceIndex {
    /// Follows a key path of dots from a class on, to the last property or to the first that is missing.
    public func lookUp(keyPath: String, of reference: ClassReference) -> KeyPathLookup {
        let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var owner = reference
        var prefix = ""
        for key in keys.dropLast() {
            let membership = property(forKey: key, of: owner)
            let next: ClassReference?
            switch membership {
            // A property on the way is only asked.
            case .declared(let property, let declaring), .readOnly(let property, let declaring):
                next = property.className.flatMap { self.reference(toClass: $0, from: declaring) }
            case .platform(let name): next = PlatformClass.named(name)?.className(ofKey: key).map { .platform($0) }
            case .hidden, .missing, .unknown:
                return KeyPathLookup(membership: membership, owner: owner, key: key, prefix: prefix)
            }
            guard let next else {
                return KeyPathLookup(membership: .unknown(beyond: key), owner: owner, key: key, prefix: prefix)
            }
            owner = next
            prefix += key + "."
        }
        let last = keys.last ?? ""
        return KeyPathLookup(membership: property(forKey: last, of: owner), owner: owner, key: last, prefix: prefix)
    }

    /// What a key path of dots sets, from the class on: the last property, with the class that has it.
    public func property(atKeyPath keyPath: String, of reference: ClassReference) -> Membership<Property> {
        lookUp(keyPath: keyPath, of: reference).membership
    }
}

extension PlatformClass {
    /// The class of what a key of this class leads to; nil where it is none that is known.
    fileprivate func className(ofKey key: String) -> String? {
        (outlets[key] ?? keys[key].flatMap { $0 }).flatMap { PlatformClass.named($0) == nil ? nil : $0 }
    }
}
