import Foundation

/// Finds what an app's folder is built into: the targets of its Xcode projects and Swift packages.
public enum ProjectFiles {
    /// The modules of a folder.
    public struct Result: Sendable {
        /// The modules, sorted by identifier; one module of kind ``Module/Kind/folder`` where nothing defines any.
        public var modules: [Module]
        /// What could not be read, or is not where the project says.
        public var problems: [Problem]
        /// The name of every file that each Xcode project refers to, whether or not the file exists,
        /// by the project's ``Module/definition``.
        public var referencedFileNames: [String: Set<String>]
    }

    /// The modules of the folder, from every project file in it.
    ///
    /// - Parameters:
    ///   - root: The folder.
    ///   - files: The paths of its files that are not ignored, relative to it and sorted.
    public static func modules(in root: URL, files: [String]) -> Result {
        let folder = ProjectFolder(root: root, files: files)
        return join(paths(in: files).map { read($0, in: folder) }, in: folder)
    }

    /// The project files among the files of a folder, each to be read by ``read(_:in:)``.
    public static func paths(in files: [String]) -> [String] {
        files.filter { path in
            path.hasSuffix(".xcodeproj/project.pbxproj") || PathParts(path).name == "Package.swift"
        }
    }

    /// Reads one project file. Does not depend on any other, and may run in parallel.
    public static func read(_ path: String, in folder: ProjectFolder) -> ProjectFile {
        path.hasSuffix(".pbxproj") ? XcodeProject.read(path, in: folder) : SwiftPackage.read(path, in: folder)
    }

    /// Links the modules of all project files of a folder.
    public static func join(_ projectFiles: [ProjectFile], in folder: ProjectFolder) -> Result {
        let index = ModuleIndex(projectFiles)
        var result = Result(
            modules: [],
            problems: projectFiles.flatMap(\.problems),
            referencedFileNames: Dictionary(
                projectFiles.filter { !$0.referencedFileNames.isEmpty }.map { ($0.definition, $0.referencedFileNames) },
                uniquingKeysWith: { $0.union($1) }
            )
        )
        for projectFile in projectFiles {
            for var module in projectFile.modules {
                let others = projectFile.references[module.id, default: []].flatMap(index.modules)
                module.dependencies = Set(module.dependencies).union(others).subtracting([module.id]).sorted()
                result.modules.append(module)
            }
        }
        result.modules.sort { $0.id < $1.id }
        if result.modules.isEmpty {
            var (module, problems) = FolderModule.make(of: folder)
            module.isMembershipKnown = !projectFiles.contains(where: \.isUnreadable)
            result.modules = [module]
            result.problems += problems
        }
        return result
    }
}

/// The modules of all project files, by the names under which they refer to each other.
private struct ModuleIndex {
    private var projects: [String: ProjectFile] = [:]
    private var builtProducts: [String: Module.ID] = [:]
    private var packageProducts: [String: [Module.ID]] = [:]

    init(_ projectFiles: [ProjectFile]) {
        for projectFile in projectFiles {
            projects[projectFile.definition] = projectFile
            builtProducts.merge(projectFile.builtProducts) { first, _ in first }
            packageProducts.merge(projectFile.packageProducts) { first, _ in first }
        }
    }

    func modules(_ reference: ProjectFile.Reference) -> [Module.ID] {
        switch reference {
        case .object(let path, let identifier, let name):
            guard let project = projects[path] else { return [] }
            let module = project.objects[identifier] ?? project.modules.first { $0.name == name }?.id
            return module.map { [$0] } ?? []
        case .builtProduct(let name):
            return builtProducts[name].map { [$0] } ?? []
        case .packageProduct(let name):
            return packageProducts[name] ?? []
        }
    }
}
