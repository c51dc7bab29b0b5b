import SceneAddressing

/// Which documents each module has in its bundle.
struct Membership {
    /// For each module, positions in the list of groups, in order.
    private(set) var groups: [Module.ID: [Int]] = [:]
    /// The positions of documents that no module has.
    private(set) var unowned: [Int]
    private let list: [DocumentGroup]
    private let positions: [ExactName: Int]

    init(of list: [DocumentGroup], in modules: [Module]) {
        var positions: [ExactName: Int] = [:]
        for (position, group) in list.enumerated() {
            for file in group.files {
                positions[ExactName(file.path)] = position
            }
        }
        self.list = list
        self.positions = positions
        unowned = Array(list.indices)
        add(modules)
    }

    mutating func add(_ modules: [Module]) {
        var owned = Set<Int>()
        for module in modules {
            // A document is listed itself; of a folder that is copied as a whole, every file is.
            let direct = Set(module.resources.compactMap { positions[ExactName($0)] })
            groups[module.id] = direct.sorted()
            owned.formUnion(direct)
        }
        unowned.removeAll(where: owned.contains)
    }

    /// The files of the documents that no module has, sorted.
    var unownedFiles: [String] {
        unowned.flatMap { list[$0].files.map(\.path) }.sortedExactly()
    }

    /// A module for the documents that belong to none, so that their links are followed too; added to the groups.
    mutating func addUnownedModule() -> Module? {
        guard !unowned.isEmpty else { return nil }
        let module = Module(
            id: Module.ID("(no target)"), name: "documents of no target", moduleName: "", kind: .noTarget,
            resources: unownedFiles)
        groups[module.id] = unowned
        return module
    }
}
