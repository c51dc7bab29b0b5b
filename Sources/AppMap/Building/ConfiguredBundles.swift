import InterfaceBuilder
import SceneAddressing

/// The bundles that the configuration names, and where their documents are.
struct ConfiguredBundles {
    /// Modules for bundles whose documents lie in a folder and belong to no other module.
    let folderModules: [Module]
    private let places: [(identifier: ExactName, place: Place)]
    private let modules: [Module]

    private enum Place {
        case module(Module)
        /// A folder, which holds files of other modules.
        case folder(String)
    }

    /// - Parameter unowned: the documents that belong to no module.
    init(
        _ configuration: Configuration, modules: [Module], unowned: [String]
    ) throws(ConfigurationError) {
        var folderModules: [Module] = []
        var places: [(ExactName, Place)] = []
        for (identifier, place) in configuration.bundles.sorted(by: { ExactName($0.key) < ExactName($1.key) }) {
            let documents = unowned.filter { $0.isInside(place) }
            if let module = modules.first(where: { $0.isNamed(place) }) {
                places.append((ExactName(identifier), .module(module)))
            } else if !documents.isEmpty {
                let module = Module(
                    id: Module.ID("(bundle)" + identifier), name: place, moduleName: "", kind: .resourceBundle,
                    bundleIdentifier: identifier, resources: documents)
                folderModules.append(module)
                places.append((ExactName(identifier), .module(module)))
            } else if modules.contains(where: { $0.hasFiles(in: place) }) {
                places.append((ExactName(identifier), .folder(place)))
            } else {
                let names = modules.map(\.name)
                throw ConfigurationError(
                    file: Configuration.fileName, keyPath: "bundles[\"\(identifier)\"]",
                    reason: .unknownValue(
                        place, nearest: NearestNames.of(place, among: names, limit: 1).first?.name, allowed: names))
            }
        }
        self.folderModules = folderModules
        self.places = places
        self.modules = modules
    }

    /// The modules of the bundles that an app names, by the bundles' identifiers.
    ///
    /// - Parameter mentions: whether the app's documents have a name anywhere.
    func modules(for app: [Module], mentions: (String) -> Bool) -> [ExactName: Module] {
        var found: [ExactName: Module] = [:]
        for (identifier, place) in places where mentions(identifier.text) {
            switch place {
            case .module(let module): found[identifier] = module
            case .folder(let folder): found[identifier] = (app + modules).first { $0.hasFiles(in: folder) }
            }
        }
        return found
    }
}

extension Module {
    fileprivate func isNamed(_ name: String) -> Bool {
        self.name.exactlyEquals(name) || moduleName.exactlyEquals(name)
    }

    fileprivate func hasFiles(in folder: String) -> Bool {
        resources.contains { $0.isInside(folder) } || sources.contains { $0.isInside(folder) }
    }
}
