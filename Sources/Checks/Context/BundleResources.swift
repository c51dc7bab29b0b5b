import AppMap
import SceneAddressing

/// The names of images, colours and fonts that a module has in its bundle.
struct BundleResources: Sendable {
    let images: Set<ExactName>
    let colors: Set<ExactName>
    /// The names of files that may hold fonts; those that a project names count, whether or not they are there.
    let fontFiles: Set<ExactName>
    /// False where more may get into the bundle than is known here.
    let isComplete: Bool

    init(of module: Module, in folder: AppFolder) {
        let isWhole = module.kind == .folder || module.kind == .noTarget
        let listed = Set(module.resources.map { ExactName($0) })
        let named = module.definition.flatMap { folder.referencedFileNames[$0] } ?? []
        let catalogs = folder.resources.catalogs.filter { isWhole || listed.contains(ExactName($0.path)) }
        var images: Set<ExactName> = []
        var colors: Set<ExactName> = []
        for catalog in catalogs {
            for asset in catalog.assets {
                switch asset.kind {
                case .color: colors.insert(ExactName(asset.name))
                case .data: break
                default: images.insert(ExactName(asset.name))
                }
            }
        }
        let loose = folder.resources.looseImages.filter { isWhole || listed.contains(ExactName($0.path)) }
        for image in loose + named.compactMap(LooseImage.init) { images.insert(ExactName(image.name)) }
        self.images = images
        self.colors = colors
        fontFiles = Set((module.resources.map(Self.fileName) + named).filter(Self.isFont).map { ExactName($0) })
        isComplete = Self.hasOwnBundle(module) && !Self.buildsCatalogs(catalogs, named: named, in: folder)
    }

    /// What a static library has goes into the bundle of whoever links it, whatever else that has.
    private static func hasOwnBundle(_ module: Module) -> Bool { module.kind != .staticLibrary && module.kind != .other }

    /// Whether the build makes catalogues: it fills those that are empty, and makes those that are not there.
    private static func buildsCatalogs(_ catalogs: [AssetCatalog], named: Set<String>, in folder: AppFolder) -> Bool {
        let there = Set(folder.resources.catalogs.map { ExactName(fileName(of: $0.path)) })
        return catalogs.contains { $0.assets.isEmpty }
            || named.contains { $0.hasSuffix(".xcassets") && !there.contains(ExactName($0)) }
    }

    /// Whether the bundle has an image of a name, as documents write it: with its extension or without.
    func hasImage(_ name: String) -> Bool {
        images.contains(ExactName(name)) || LooseImage(path: name).map { images.contains(ExactName($0.name)) } ?? false
    }

    private static func fileName(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    private static func isFont(_ file: String) -> Bool {
        [".ttf", ".otf", ".ttc"].contains { file.lowercased().hasSuffix($0) }
    }
}
