extension SourceIndex {
    /// The class of a reference, where the sources declare it.
    public func sourceClass(_ reference: ClassReference) -> SourceClass? {
        if case .source(let index) = reference, classes.indices.contains(index) { classes[index] } else { nil }
    }

    /// The name of a class, as messages show it.
    public func name(of reference: ClassReference) -> String {
        switch reference {
        case .source(let index): classes.indices.contains(index) ? classes[index].qualifiedName : ""
        case .platform(let name), .unknown(let name): name
        }
    }

    /// The class and its superclasses, itself first.
    ///
    /// A chain that is known to its end ends in a root class such as `NSObject`; one that is not ends in
    /// ``ClassReference/unknown(_:)``.
    public func chain(of reference: ClassReference) -> [ClassReference] {
        var chain: [ClassReference] = []
        var seen: Set<Int> = []
        var next: ClassReference? = reference
        while let current = next {
            switch current {
            case .source(let index):
                // Sources that do not compile may go round in a circle.
                guard classes.indices.contains(index), seen.insert(index).inserted else { return chain }
                chain.append(current)
                next = classes[index].superclass
            case .platform(let name):
                return chain + PlatformClass.chain(of: name).map { .platform($0.name) }
            case .unknown:
                return chain + [current]
            }
        }
        return chain
    }

    /// Whether a class is of this name or inherits from one that is; nil where the chain leaves what is known.
    public func inherits(_ reference: ClassReference, from name: String) -> Bool? {
        let chain = chain(of: reference)
        if chain.contains(where: { self.name(of: $0) == name }) { return true }
        switch chain.last {
        case .unknown?: return nil
        // Sources that do not compile may go round in a circle.
        case .source(let last)?: return classes[last].superclass == nil ? false : nil
        case .platform?, nil: return false
        }
    }

    /// The indexed classes that inherit from a class, directly or not: their places in ``classes``.
    public func descendants(of reference: ClassReference) -> [Int] {
        classes.indices.filter { chain(of: .source($0)).dropFirst().contains(reference) }
    }
}
