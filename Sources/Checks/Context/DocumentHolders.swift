import AppMap
import SceneAddressing

/// Which modules of a folder have the documents of a name in their bundles.
struct DocumentHolders: Sendable {
    private struct Name: Hashable {
        let text: ExactName
        let kind: DocumentFile.Kind
    }

    private var modules: [Name: [Module]] = [:]
    private var unowned: [Name: [String]] = [:]
    /// Names of documents in pods and packages that the projects do not show, which may be in bundles all the same.
    private var uncertain: Set<Name> = []

    init(in folder: AppFolder) {
        for module in folder.modules {
            for name in Set(module.resources.compactMap(Self.name)) { modules[name, default: []].append(module) }
        }
        let manifests = folder.scan.files.filter { $0.hasSuffix(".podspec") || $0.split(separator: "/").last == "Package.swift" }
        let others = Set(manifests.map { $0.split(separator: "/").dropLast() })
        for path in folder.unowned {
            guard let name = Self.name(path) else { continue }
            let parts = path.split(separator: "/")
            unowned[name, default: []].append(path)
            if parts.indices.contains(where: { others.contains(parts.prefix($0)) }) { uncertain.insert(name) }
        }
    }

    private static func name(_ path: String) -> Name? {
        DocumentFile(path: path).map { Name(text: ExactName($0.name), kind: $0.kind) }
    }

    /// The modules that have a document of a name.
    func modules(with name: String, _ kind: DocumentFile.Kind) -> [Module] {
        modules[Name(text: ExactName(name), kind: kind)] ?? []
    }

    /// The documents of a name where no target has one; none where that is not certain.
    func documentsOfNoTarget(_ name: String, _ kind: DocumentFile.Kind) -> [String] {
        let name = Name(text: ExactName(name), kind: kind)
        return modules[name] == nil && !uncertain.contains(name) ? unowned[name] ?? [] : []
    }
}
