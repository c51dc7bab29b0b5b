/// Where the files and groups of an Xcode project lie, from its tree of groups.
struct GroupTree {
    /// The paths of groups and files by identifier, relative to the folder.
    /// What lies outside of the folder, as a built product or a file of the SDK, is absent.
    private(set) var paths: [String: String] = [:]
    /// What is wrong with the tree, as a kind and a sentence.
    private(set) var faults: [(kind: Problem.Kind, message: String)] = []

    /// - Parameters:
    ///   - root: The project's main group.
    ///   - objects: The project's objects.
    ///   - sourceRoot: The folder that the project's paths are relative to.
    ///   - folder: The app's folder.
    init(root: String, objects: ProjectObjects, sourceRoot: String, folder: ProjectFolder) {
        var visited: Set<String> = []
        // Not recursive: a hostile project may nest its groups without end.
        var pending: [(identifier: String, parent: String?)] = [(root, sourceRoot)]
        while let (identifier, parent) = pending.popLast() {
            guard let object = objects[identifier] else {
                faults.append((.missingObject, "A group contains \(identifier), which the project does not define."))
                continue
            }
            let children = object.strings("children")
            guard visited.insert(identifier).inserted else {
                if !children.isEmpty {
                    faults.append((.repeatedGroup, "The group \(object.displayName) is listed more than once."))
                }
                continue
            }
            let path = Self.path(of: object, in: parent, sourceRoot: sourceRoot, folder: folder)
                .map(folder.resolvingLinks)
            paths[identifier] = path
            pending += children.reversed().map { ($0, path) }
        }
    }

    private static func path(
        of object: ProjectObject, in parent: String?, sourceRoot: String, folder: ProjectFolder
    ) -> String? {
        let path = object.string("path") ?? ""
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>": return parent.flatMap { PathParts.resolve(path, from: $0) }
        case "SOURCE_ROOT": return PathParts.resolve(path, from: sourceRoot)
        case "<absolute>": return folder.relativePath(ofAbsolute: path)
        default: return nil
        }
    }
}
