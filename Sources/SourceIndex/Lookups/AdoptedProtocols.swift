extension SourceIndex {
    /// The protocols that a class adopts, without modules: its own, those of its superclasses and of extensions, and those that
    /// protocols of the sources inherit from.
    public func adoptedProtocols(of reference: ClassReference) -> Set<String> {
        var found: Set<String> = []
        var pending = chain(of: reference).flatMap(protocols(adoptedBy:))
        while let written = pending.popLast() {
            for part in written.split(separator: "&") {
                let name = String(part.split(separator: ".").last ?? part).trimmingBlanks
                if found.insert(name).inserted { pending += protocols[name] ?? [] }
            }
        }
        return found
    }

    /// Whether the sources declare a protocol of a name, and so all that it inherits from.
    public func declaresProtocol(_ name: String) -> Bool { protocols[name] != nil }

    private func protocols(adoptedBy reference: ClassReference) -> [String] {
        switch reference {
        case .source(let index): classes.indices.contains(index) ? classes[index].protocols : []
        case .platform(let name), .unknown(let name): additions[name]?.protocols ?? []
        }
    }
}

extension String {
    fileprivate var trimmingBlanks: String { String(filter { !$0.isWhitespace }.prefix { $0 != "<" }) }
}
