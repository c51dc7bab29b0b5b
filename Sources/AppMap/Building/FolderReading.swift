import Foundation
import InterfaceBuilder
import SceneAddressing

/// Reads the files that a scan found: the projects and documents, and the apps that they make up.
struct FolderReading {
    let modules: [Module]
    let apps: [App]
    let unowned: [String]
    let resources: ResourceList
    let referencedFileNames: [String: Set<String>]
    let problems: [Problem]

    /// - Throws: an error where the configuration names what is not there.
    init(of scan: FolderScan, configuration: Configuration) throws(ConfigurationError) {
        let files = scan.files.filter(configuration.includes)
        let list = DocumentList(files: files)
        let folder = ProjectFolder(root: URL(fileURLWithPath: scan.root), files: files, links: scan.links)
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

        var membership = Membership(of: list.groups, in: project.modules)
        let bundles = try ConfiguredBundles(
            configuration, modules: project.modules, unowned: membership.unownedFiles)
        membership.add(bundles.folderModules)
        unowned = membership.unownedFiles
        let roots = try Self.roots(of: project.modules, targets: configuration.targets, membership: &membership)
        let reader = AppReader(
            documents: FolderDocuments(groups: list.groups, documents: documents, membership: membership.groups,
                arePartial: scan.isOfSingleDocument),
            modules: project.modules, bundles: bundles, configuration: configuration, referencedFileNames: project.referencedFileNames)
        let mapped = reader.apps(of: roots)
        modules = project.modules
        referencedFileNames = project.referencedFileNames
        apps = mapped.filter { !$0.storyboards.isEmpty || !$0.xibs.isEmpty || !$0.brokenEntries.isEmpty }
        resources = ResourceList(of: scan, including: configuration.includes)
        self.problems = problems + resources.problems + mapped.flatMap(\.problems)
    }

    private static func roots(
        of modules: [Module], targets: [String], membership: inout Membership
    ) throws(ConfigurationError) -> [[Module]] {
        let roots = AppRoots(of: modules)
        if !targets.isEmpty {
            return try roots.apps(named: targets)
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
                file: Configuration.fileName, keyPath: "projects",
                reason: .unknownValue(
                    project, nearest: NearestNames.of(project, among: known, limit: 1).first?.name, allowed: known))
        }
        return paths.filter { path in projects.contains { isNamed(path, by: $0) } }
    }
}
