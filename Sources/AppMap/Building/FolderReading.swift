import Foundation
import InterfaceBuilder
import SceneAddressing

/// Reads the files that a scan found: the projects and documents, and the apps that they make up.
struct FolderReading {
    let modules: [Module]
    let apps: [App]
    let unowned: [String]
    let unreadDocuments: [String]
    let resources: ResourceList
    let referencedFileNames: [String: Set<String>]
    let problems: [Problem]

    /// - Throws: an error where the configuration names what is not there.
    init(of scan: FolderScan, configuration: Configuration) throws(ConfigurationError) {
        let files = scan.files.filter(configuration.includes)
        let list = DocumentList(files: files)
        // What is left out is there nevertheless: projects build it, and code and documents may name it.
        let folder = ProjectFolder(
            root: URL(fileURLWithPath: scan.root), files: scan.files, links: scan.links, isLeftOut: { !configuration.includes($0) })
        let projectPaths = try configuration.projectFiles(among: ProjectFiles.paths(in: files))
        let documentPaths = list.groups.flatMap { $0.files.map(\.path) }
        let (projectFiles, readDocuments) = concurrentMap(
            projectPaths, { ProjectFiles.read($0, in: folder) },
            documentPaths, { DocumentReading.read($0, in: scan) })
        let project = ProjectFiles.join(projectFiles, in: folder)
        var documents: [ExactName: Document] = [:]
        var problems = scan.problems + list.problems + project.problems
        for (path, result) in zip(documentPaths, readDocuments) {
            switch result {
            case .success(let document): documents[ExactName(path)] = document
            case .failure(let problem): problems.append(problem)
            }
        }

        let excluded = scan.files.filter { !configuration.includes($0) && LeftoverOrigin(path: $0) == nil }.compactMap(DocumentFile.init)
        unreadDocuments = (documentPaths.filter { documents[ExactName($0)] == nil } + excluded.map(\.path)).sortedExactly()
        var membership = Membership(of: list.groups, in: project.modules)
        let bundles = try ConfiguredBundles(
            configuration, modules: project.modules, unowned: membership.unownedFiles)
        membership.add(bundles.folderModules)
        unowned = membership.unownedFiles
        let roots = try Self.roots(of: project.modules, configuration, membership: &membership)
        let reader = AppReader(
            documents: FolderDocuments(groups: list.groups, documents: documents, membership: membership.groups,
                excluded: excluded, scan: scan, arePartial: scan.isOfSingleDocument),
            modules: project.modules, bundles: bundles, configuration: configuration, referencedFileNames: project.referencedFileNames)
        let mapped = reader.apps(of: roots)
        modules = project.modules
        referencedFileNames = project.referencedFileNames
        apps = mapped.filter { !$0.storyboards.isEmpty || !$0.xibs.isEmpty || !$0.brokenEntries.isEmpty }
        resources = ResourceList(of: scan)
        self.problems = (problems + resources.problems + mapped.flatMap(\.problems)).filter { configuration.includes($0.file) }
    }

    private static func roots(
        of modules: [Module], _ configuration: Configuration, membership: inout Membership
    ) throws(ConfigurationError) -> [[Module]] {
        let roots = AppRoots(of: modules)
        if !configuration.targets.isEmpty {
            return try roots.apps(named: configuration.targets, key: configuration.writtenKey("target", "targets"))
        }
        let groups = membership.groups
        let apps = roots.apps { groups[$0]?.isEmpty == false }
        return apps + (membership.addUnownedModule().map { [[$0]] } ?? [])
    }
}

/// Builds the apps of a folder, each from its own module and those that it links.
private struct AppReader {
    let documents: FolderDocuments
    /// Everything that the folder builds.
    let modules: [Module]
    let bundles: ConfiguredBundles
    let configuration: Configuration
    let referencedFileNames: [String: Set<String>]

    func apps(of roots: [[Module]]) -> [App] {
        var parts = roots.map { modules in
            (modules: modules, bundles: bundles.modules(for: modules) { documents.mention($0, in: modules) })
        }
        if configuration.targets.isEmpty {
            // The documents of a bundle that no app names must not be lost.
            let used = Set(parts.flatMap { $0.bundles.values.map(\.id) })
            parts += bundles.folderModules.filter { !used.contains($0.id) }.map { ([$0], [:]) }
        }
        let targets = targetsByBundle
        return concurrentMap(parts) { modules, bundles in
            let conventions = configuration.conventions(for: modules[0], referencedFileNames: referencedFileNames)
            func app(on device: DocumentFile.Device?) -> App {
                AppBuilder(
                    modules: modules, documents: documents, bundles: bundles, foreignBundles: targets, conventions: conventions,
                    device: device
                ).build()
            }
            let shown = app(on: nil)
            var joining = VariantJoining(shown)
            for device in [DocumentFile.Device.iphone, .ipad] where documents.haveVariants(for: device, in: shown.modules) {
                joining.add(app(on: device), of: device)
            }
            return joining.joined()
        }
    }

    private var targetsByBundle: [ExactName: String] {
        let targets = modules.compactMap { module in module.bundleIdentifier.map { (ExactName($0), module.name) } }
        return Dictionary(targets, uniquingKeysWith: { first, _ in first })
    }
}

extension Configuration {
    /// The project files that are to be read.
    fileprivate func projectFiles(among paths: [String]) throws(ConfigurationError) -> [String] {
        guard !projects.isEmpty else { return paths }
        func isNamed(_ path: String, by project: String) -> Bool {
            [project, project + "/project.pbxproj", project + "/Package.swift"].contains { path.exactlyEquals($0) }
        }
        for project in projects where !paths.contains(where: { isNamed($0, by: project) }) {
            let known = paths.map { PathParts($0).name == "Package.swift" ? $0 : PathParts($0).folder }
            throw ConfigurationError(
                file: Configuration.fileName, keyPath: writtenKey("project", "projects"),
                reason: .unknownValue(
                    project, nearest: NearestNames.of(project, among: known, limit: 1).first?.name, allowed: known))
        }
        return paths.filter { path in projects.contains { isNamed(path, by: $0) } }
    }
}
