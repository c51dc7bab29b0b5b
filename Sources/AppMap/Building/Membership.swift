import SceneAddressing

/// Which documents each module has in its bundle.
struct Membership {
    /// For each module, positions in the list of groups, in order.
    private(set) var groups: [Module.ID: [Int]] = [:]
    /// The positions of documents that no module has.
    let unowned: [Int]
    private let unownedFiles: [String]

    init(of list: [DocumentGroup], in modules: [Module]) {
        var positions: [ExactName: Int] = [:]
        for (position, group) in list.enumerated() {
            for file in group.files {
                positions[ExactName(file.path)] = position
            }
        }
        var owned = Set<Int>()
        for module in modules {
            // A document is listed itself, or lies in a folder that is copied as a whole.
            let direct = module.resources.compactMap { positions[ExactName($0)] }
            groups[module.id] = Set(direct).sorted()
            owned.formUnion(direct)
        }
        unowned = list.indices.filter { !owned.contains($0) }
        unownedFiles = unowned.flatMap { list[$0].files.map(\.path) }
        groups[Self.unownedID] = unowned
    }

    private static let unownedID = Module.ID("(no target)")

    /// A module for the documents that belong to none, so that their links are followed too.
    var unownedModule: Module? {
        guard !unowned.isEmpty else { return nil }
        return Module(
            id: Self.unownedID, name: "documents of no target", moduleName: "", kind: .folder, resources: unownedFiles)
    }
}
