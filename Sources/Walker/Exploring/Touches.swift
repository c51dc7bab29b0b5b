import AppMap

extension [Way] {
    /// The segues that one touch starts, where it starts several.
    var startedTogether: [[Way]] {
        let touched = filter { way in
            guard case .object = way.trigger else { return false }
            return way.kind != "preview" && way.kind != "commit"
        }
        let groups = Dictionary(grouping: touched, by: { $0.trigger }).values.filter { $0.count > 1 }
        return groups.sorted { $0[0].id < $1[0].id }
    }
}

extension Crossing {
    /// Whether the app stopped.
    var isRaised: Bool { if case .raised = outcome { true } else { false } }
}
