/// Classes by the names that documents use.
struct ClassNames: Sendable {
    /// By name without the types around it.
    private let byName: [String: [Int]]

    init(_ classes: [SourceClass]) {
        var byName: [String: [Int]] = [:]
        for (index, found) in classes.enumerated() {
            byName[found.name, default: []].append(index)
            if let name = found.objectiveCName, name != found.name { byName[name, default: []].append(index) }
        }
        self.byName = byName
    }

    func classes(named name: String) -> [Int] { byName[name] ?? [] }
}
