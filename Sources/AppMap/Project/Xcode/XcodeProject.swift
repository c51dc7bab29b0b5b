import InterfaceBuilder

/// Reads the targets of an Xcode project.
struct XcodeProject {
    let folder: ProjectFolder
    /// The `project.pbxproj`, relative to the folder.
    let path: String
    /// The `.xcodeproj`, relative to the folder.
    let definition: String
    let objects: ProjectObjects
    let project: ProjectObject
    /// The folder that the project's paths are relative to.
    let sourceRoot: String
    let groups: GroupTree
    let synchronizedFolders: [SynchronizedFolder]

    /// Reads a `project.pbxproj`. What is wrong with it is among the result's problems.
    static func read(_ path: String, in folder: ProjectFolder) -> ProjectFile {
        var result = ProjectFile(definition: PathParts(path).folder)
        do {
            let project = try XcodeProject(path, in: folder)
            project.addTargets(to: &result)
        } catch {
            result.problems.append(error)
            result.isUnreadable = true
        }
        return result
    }

    private init(_ path: String, in folder: ProjectFolder) throws(Problem) {
        let content = try folder.propertyList(at: path)
        let objects = ProjectObjects(content["objects"] as? [String: Any] ?? [:])
        guard let project = (content["rootObject"] as? String).flatMap({ objects[$0] }) else {
            throw Problem(kind: .missingObject, file: path, message: "\(path) has no project object.")
        }
        self.folder = folder
        self.path = path
        self.objects = objects
        self.project = project
        definition = PathParts(path).folder
        let directory = PathParts(definition).folder
        sourceRoot = PathParts.resolve(project.string("projectDirPath") ?? "", from: directory) ?? directory
        let groups = GroupTree(
            root: project.string("mainGroup") ?? "", objects: objects, sourceRoot: sourceRoot, folder: folder
        )
        self.groups = groups
        synchronizedFolders = objects.all("PBXFileSystemSynchronizedRootGroup").compactMap {
            SynchronizedFolder($0, objects: objects, groups: groups)
        }
    }

    /// Where the project file defines an object.
    func place(of object: ProjectObject) -> SourcePosition? {
        guard let data = try? folder.contents(of: path) else { return nil }
        return KeyPlace.position(ofDefinition: object.identifier, in: [UInt8](data))
    }

    private func addTargets(to result: inout ProjectFile) {
        result.referencedFileNames = Set(objects.all("PBXFileReference").map { reference in
            PathParts(reference.string("path") ?? reference.displayName).name
        })
        result.problems += groups.faults.map { Problem(kind: $0.kind, file: path, message: $0.message) }
        let targets = nativeTargets(&result)
        let names = Dictionary(grouping: targets, by: \.displayName)
        for target in targets {
            var identifier = definition + ":" + target.displayName
            if names[target.displayName, default: []].count > 1 { identifier += ":" + target.identifier }
            let id = Module.ID(identifier)
            result.objects[target.identifier] = id
            guard let product = target.string("productReference") else { continue }
            result.objects[product] = id
        }
        for target in targets {
            guard let id = result.objects[target.identifier] else { continue }
            var reader = XcodeTarget(target, id: id, in: self)
            reader.read(&result)
        }
    }

    /// The targets that build a product; aggregate and legacy targets only run commands.
    private func nativeTargets(_ result: inout ProjectFile) -> [ProjectObject] {
        var targets: [ProjectObject] = []
        for identifier in project.strings("targets") {
            if let target = objects[identifier] {
                if target.isa == "PBXNativeTarget" { targets.append(target) }
            } else {
                result.problems.append(Problem(
                    kind: .missingObject, file: path,
                    message: "The project lists the target \(identifier), which it does not define."
                ))
            }
        }
        return targets
    }
}
