/// The module that stands for a folder that no project file describes.
enum FolderModule {
    static func make(of folder: ProjectFolder) -> (Module, [Problem]) {
        let name = folder.root.standardizedFileURL.lastPathComponent
        var module = Module(id: Module.ID("."), name: name, moduleName: name.c99Identifier, kind: .folder)
        var problems: [Problem] = []
        var resources: [String] = []
        for path in folder.files {
            switch FileRole(path: path) {
            case .source where folder.isLeftOut(path): module.isWhole = false
            case .source: module.sources.append(path)
            case .buildInput: break
            // A document counts wherever it lies: here nothing tells which folders are built as one thing.
            case .resource: resources.append(FileRole.isDocument(path) ? path : FileRole.wrapper(of: path))
            }
        }
        module.resources = resources.sortedExactly()
        let hasWatchInterface = module.hasWatchInterface
        for path in folder.files where InfoPropertyList.isNamedLikeOne(path) && !folder.isLeftOut(path) && FileRole.wrapper(of: path) == path {
            do {
                let list = try InfoPropertyList(at: path, in: folder)
                module.entryPoints += list.entryPoints.filter { $0.kind != .watch || hasWatchInterface }
            } catch {
                problems.append(error)
            }
        }
        return (module, problems)
    }
}

extension Module {
    /// Whether the bundle has the storyboard that the system opens in a watch app.
    var hasWatchInterface: Bool {
        resources.contains { PathParts($0).name == InfoPropertyList.watchInterface + ".storyboard" }
    }
}
