import InterfaceBuilder

extension Document {
    /// No designer writes so many; without an end a hostile file would cost any time.
    private static let mostVariations = 5_000

    /// The document in which elements have what their variations give them where traits hold; nil where none does.
    ///
    /// The more traits a variation names, the later it speaks.
    func varied(for traits: [String: String]) -> Document? {
        guard mentions("variation"), !traits.isEmpty else { return nil }
        var found: [(owner: Element, variation: Variation)] = []
        for element in elements where element.name == "variation" && found.count < Self.mostVariations {
            let variation = Variation(element)
            guard let owner = element.parent, !variation.isDefault, variation.holds(for: traits),
                !variation.overrides.isEmpty || !variation.replacements.isEmpty
            else { continue }
            found.append((owner, variation))
        }
        guard !found.isEmpty else { return nil }
        let order = found.indices.sorted {
            (found[$0].variation.traits.count, $0) < (found[$1].variation.traits.count, $1)
        }
        var result = self
        for index in order {
            // What cannot be written is left as it is without the variation.
            try? result.apply(found[index].variation, to: found[index].owner.id)
        }
        return result
    }

    private mutating func apply(_ variation: Variation, to owner: Element.ID) throws(EditingError) {
        for (name, value) in variation.overrides.sorted(by: { $0.key < $1.key }) where name != "id" {
            try setAttribute(name, to: value, of: owner)
        }
        for replacement in variation.replacements {
            guard let key = replacement["key"] else { continue }
            if let old = element(owner)?.children.first(where: { $0["key"] == key && $0.name != "variation" }) {
                try remove(old.id)
            }
            try copy(replacement, to: .first(in: owner))
        }
    }
}
