extension ElementValue {
    /// The ids of the objects in a container that are left out where the given traits hold.
    ///
    /// Xcode leaves objects out by default and adds them for some size classes, or the other way round. The more
    /// traits a variation names, the later it speaks.
    ///
    /// - Parameters:
    ///   - container: `constraints`, `subviews` or `items`.
    ///   - traits: as in `["widthClass": "compact", "heightClass": "regular"]`.
    public func uninstalledIDs(in container: String, for traits: [String: String]) -> Set<String> {
        let speaking = variations.filter { $0.holds(for: traits) }
        let order = speaking.indices.sorted {
            (speaking[$0].traits.count, $0) < (speaking[$1].traits.count, $1)
        }
        var uninstalled: Set<String> = []
        for mask in order.flatMap({ speaking[$0].masks }) where mask.key == container {
            uninstalled.formUnion(mask.excludedIDs)
            uninstalled.subtract(mask.includedIDs)
        }
        return uninstalled
    }

    /// An attribute's value where the given traits hold: that of the most particular variation, else the element's.
    public func attribute(_ name: String, for traits: [String: String]) -> String? {
        var found = element[name]
        var traitCount = 0
        for variation in variations where variation.holds(for: traits) && variation.traits.count >= traitCount {
            if let value = variation.overrides[name] {
                found = value
                traitCount = variation.traits.count
            }
        }
        return found
    }
}
