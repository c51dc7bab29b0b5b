import AppMap
import Foundation
import InterfaceBuilder

/// The colours and images of a folder, read when they are first asked for.
final class PictureResources: @unchecked Sendable {
    private struct Key: Hashable {
        let name: String
        let module: Module.ID?
        var isPad = false
    }

    private let scan: FolderScan
    private let embedding: ImageEmbedding
    private let assets: AssetNames
    private let lock = NSLock()
    private var colors: [Key: Paint?] = [:]
    private var images: [Key: FoundImage?] = [:]
    private var embeddedBytes = 0
    private var isEmbedded: Set<String> = []

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
    func image(_ name: String, module: Module.ID?, isPad: Bool = false) -> FoundImage? {
        lock.withLock { () -> FoundImage? in
            let key = Key(name: name, module: module, isPad: isPad)
            if let known = images[key] { return known }
            let found = find(name, module: module, isPad: isPad)
            images[key] = .some(found)
            return found
        }
    }

    private func find(_ name: String, module: Module.ID?, isPad: Bool) -> FoundImage? {
        if let asset = assets.asset(name, [.image, .symbol], module: module),
            let set = try? ImageSet(reading: asset, from: scan)
        {
            // The file of a symbol is a sheet of all its weights.
            if asset.kind == .symbol { return FoundImage(isTemplate: true, isSymbol: true) }
            let idiom = isPad ? "ipad" : "iphone"
            let light = first(set.bestFiles(in: scan, for: idiom))
            var found = light ?? FoundImage()
            found.isTemplate = set.isTemplate
            if set.files.contains(where: \.isDark), let dark = first(set.bestFiles(in: scan, for: idiom, isDark: true)),
                dark.content != light?.content
            {
                found.darkContent = dark.content
            }
            return found
        }
        return assets.looseImage(name).map { image($0.path, scale: $0.scale) ?? FoundImage() }
    }

    /// The first file that can be put into a picture, else what the first one says of itself: where the best file is
    /// too large, one of fewer pixels may do.
    private func first(_ files: [ImageSet.File]) -> FoundImage? {
        var known: FoundImage?
        for file in files where file.isDark == files[0].isDark {
            let scale = Double(max(1, file.scale ?? 1))
            guard var found = image(file.path, scale: file.scale ?? 1) else { continue }
            found.caps = file.caps.map {
                Insets(top: $0.top / scale, left: $0.left / scale, bottom: $0.bottom / scale, right: $0.right / scale)
            }
            if found.content != nil { return found }
            known = known ?? found
        }
        return known
    }

    /// What a file is; nil where it cannot be read, is too large or of an unknown kind, or images are not embedded.
    private func image(_ path: String, scale: Int) -> FoundImage? {
        guard case .embedded(let limit, let total) = embedding, let bytes = try? scan.bytes(of: path, limit: limit),
            let file = ImageFile(bytes)
        else { return nil }
        let scale = file.isVector ? 1 : Double(max(1, scale))
        let size = Size(width: file.size.width / scale, height: file.size.height / scale)
        guard file.isDrawable, isEmbedded.contains(path) || embeddedBytes + bytes.count <= total else {
            return FoundImage(size: size)
        }
        if isEmbedded.insert(path).inserted { embeddedBytes += bytes.count }
        let content = ImageContent(
            key: path, mediaType: file.format.rawValue, base64: Data(bytes).base64EncodedString(), size: size)
        return FoundImage(content: content, size: size)
    }
}

/// An image that the folder has.
struct FoundImage {
    /// Whether the image is drawn in the tint.
    var isTemplate = false
    /// Whether the image is a symbol of the app's own.
    var isSymbol = false
    /// Nil where the file cannot be drawn, is too large, or images are not embedded.
    var content: ImageContent?
    /// What takes its place in the dark appearance; nil for none.
    var darkContent: ImageContent?
    /// In points; nil where it is not known.
    var size: Size?
    /// What keeps its size at the edges, in points; nil where all is stretched.
    var caps: Insets?
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
