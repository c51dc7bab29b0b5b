import SceneAddressing

/// An asset in a catalogue: a set of files under one name.
public struct Asset: Hashable, Sendable {
    /// What an asset is; the raw value is the extension of its folder.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case image = "imageset"
        case color = "colorset"
        case symbol = "symbolset"
        case data = "dataset"
        case appIcon = "appiconset"
        case launchImage = "launchimage"
        /// A layered image of tvOS.
        case imageStack = "imagestack"
        /// The icons and top shelf images of a tvOS app.
        case brandAssets = "brandassets"
    }

    /// The name that documents and code use, with the namespaces it lies in, as in `Icons/close`.
    public let name: String
    /// What the asset is.
    public let kind: Kind
    /// The asset's folder, relative to the scanned folder.
    public let folder: String

    public static func == (left: Asset, right: Asset) -> Bool {
        ExactName(left.folder) == ExactName(right.folder) && ExactName(left.name) == ExactName(right.name)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ExactName(folder))
    }

    /// The file that describes the asset.
    var contentsFile: String { folder + "/" + AssetCatalog.contentsName }
}

/// An asset catalogue and the names in it. What an asset holds is read when asked for: see `ImageSet` and `ColorSet`.
public struct AssetCatalog: Hashable, Sendable {
    static let contentsName = "Contents.json"

    /// The catalogue's folder, relative to the scanned folder.
    public let path: String
    /// The assets in the order of their folders.
    public let assets: [Asset]
}

extension AssetCatalog {
    /// Finds the assets among the files of a catalogue; reads only what is needed to know their names.
    /// - Parameter files: Paths in the catalogue, in the order of their bytes.
    static func reading(
        _ path: String, files: [String], from scan: FolderScan, problems: inout [Problem]
    ) -> AssetCatalog {
        var assets: [ExactName: Asset] = [:]
        var namespaces: [ExactName: String] = [ExactName(path): ""]
        let listed = Set(files.map { ExactName($0) })
        for file in files {
            var folder = path
            var namespace = ""
            for component in file.utf8.dropFirst(path.utf8.count + 1).split(separator: UInt8(ascii: "/")).dropLast() {
                let name = String(decoding: component, as: UTF8.self)
                folder += "/" + name
                let place = PathParts(name)
                if let kind = Asset.Kind(rawValue: place.pathExtension) {
                    assets[ExactName(folder)] = Asset(
                        name: namespace + place.nameWithoutExtension, kind: kind, folder: folder
                    )
                    break
                }
                if otherAssetExtensions.contains(place.pathExtension) { break }
                if let known = namespaces[ExactName(folder)] {
                    namespace = known
                    continue
                }
                let contents = folder + "/" + contentsName
                if listed.contains(ExactName(contents)), providesNamespace(contents, from: scan, problems: &problems) {
                    namespace += name + "/"
                }
                namespaces[ExactName(folder)] = namespace
            }
        }
        return AssetCatalog(path: path, assets: assets.sorted { $0.key < $1.key }.map(\.value))
    }

    /// Folders that are assets, but none that a document can name.
    private static let otherAssetExtensions: Set<String> = [
        "arresourcegroup", "complicationset", "cubetextureset", "gcdashboardimage", "gcleaderboard",
        "gcleaderboardset", "iconset", "imagestacklayer", "mipmapset", "solidimagestack", "solidimagestacklayer",
        "stickerpack", "sticker", "stickersequence",
        "stickersiconset", "textureset", "watchface",
    ]

    private static func providesNamespace(
        _ contents: String, from scan: FolderScan, problems: inout [Problem]
    ) -> Bool {
        do {
            let contents = try AssetContents(reading: contents, from: scan)
            return contents.properties?.providesNamespace ?? false
        } catch {
            problems.append(error)
            return false
        }
    }
}
