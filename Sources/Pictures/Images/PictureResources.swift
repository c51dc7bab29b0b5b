import AppMap
import Foundation
import InterfaceBuilder

/// The colours and images of a folder, read when they are first asked for.
final class PictureResources: @unchecked Sendable {
    private struct Key: Hashable {
        let name: String
        let module: Module.ID?
    }

    private let scan: FolderScan
    private let embedding: ImageEmbedding
    private let assets: AssetNames
    private let lock = NSLock()
    private var colors: [Key: Paint?] = [:]
    private var images: [Key: FoundImage?] = [:]
    private var embeddedBytes = 0

    init(_ folder: AppFolder, embedding: ImageEmbedding) {
        scan = folder.scan
        self.embedding = embedding
        assets = AssetNames(folder)
    }

    /// The colour of a name in the catalogues; nil where they have none.
    func namedColor(_ name: String, module: Module.ID?) -> Paint? {
        lock.withLock { () -> Paint? in
            let key = Key(name: name, module: module)
            if let known = colors[key] { return known }
            let paint = color(name, module: module)
            colors[key] = .some(paint)
            return paint
        }
    }

    private func color(_ name: String, module: Module.ID?) -> Paint? {
        guard let asset = assets.asset(name, [.color], module: module),
            let set = try? ColorSet(reading: asset, from: scan)
        else { return nil }
        return Paint(set)
    }

    /// The image of a name in the catalogues or beside them; nil where the folder has none.
    func image(_ name: String, module: Module.ID?) -> FoundImage? {
        lock.withLock { () -> FoundImage? in
            let key = Key(name: name, module: module)
            if let known = images[key] { return known }
            let found = find(name, module: module)
            images[key] = .some(found)
            return found
        }
    }

    private func find(_ name: String, module: Module.ID?) -> FoundImage? {
        if let asset = assets.asset(name, [.image, .symbol], module: module),
            let set = try? ImageSet(reading: asset, from: scan)
        {
            let file = set.bestFile(in: scan)
            let content = file.flatMap { embedded($0.path, scale: $0.scale ?? 1) }
            return FoundImage(isTemplate: set.isTemplate || asset.kind == .symbol, content: content)
        }
        guard let loose = assets.looseImage(name) else { return nil }
        return FoundImage(isTemplate: false, content: embedded(loose.path, scale: loose.scale))
    }

    private func embedded(_ path: String, scale: Int) -> ImageContent? {
        guard case .embedded(let limit, let total) = embedding else { return nil }
        guard let bytes = try? scan.bytes(of: path, limit: limit), embeddedBytes + bytes.count <= total,
            let header = ImageHeader(bytes)
        else { return nil }
        embeddedBytes += bytes.count
        let scale = Double(max(1, scale))
        return ImageContent(
            key: path, mediaType: header.mediaType, base64: Data(bytes).base64EncodedString(),
            size: Size(width: header.size.width / scale, height: header.size.height / scale))
    }
}

/// An image that the folder has.
struct FoundImage {
    /// Whether the image is drawn in the tint.
    let isTemplate: Bool
    /// Nil where the file is no PNG or JPEG, too large, or images are not embedded.
    let content: ImageContent?
}

/// The assets of a folder by name, those of a module's own catalogues first.
private struct AssetNames: Sendable {
    private struct Place {
        let asset: Asset
        let catalog: String
    }

    private var places: [String: [Place]] = [:]
    private var loose: [String: LooseImage] = [:]
    private var catalogs: [Module.ID: Set<String>] = [:]

    init(_ folder: AppFolder) {
        for catalog in folder.resources.catalogs {
            for asset in catalog.assets {
                places[asset.name, default: []].append(Place(asset: asset, catalog: catalog.path))
            }
        }
        for image in folder.resources.looseImages {
            for name in [image.name, image.name + "." + image.fileExtension] {
                // Two pixels a point suit every picture; the larger file only where there is no other.
                if loose[name].map({ abs($0.scale - 2) > abs(image.scale - 2) }) ?? true { loose[name] = image }
            }
        }
        let paths = Set(folder.resources.catalogs.map(\.path))
        for module in folder.modules {
            catalogs[module.id] = Set(module.resources.filter(paths.contains))
        }
    }

    func asset(_ name: String, _ kinds: Set<Asset.Kind>, module: Module.ID?) -> Asset? {
        let found = places[name, default: []].filter { kinds.contains($0.asset.kind) }
        let own = module.flatMap { catalogs[$0] } ?? []
        return (found.first { own.contains($0.catalog) } ?? found.first)?.asset
    }

    func looseImage(_ name: String) -> LooseImage? { loose[name] }
}
