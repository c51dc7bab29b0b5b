/// The files of an image or symbol in a catalogue.
public struct ImageSet: Hashable, Sendable {
    /// One file of the set.
    public struct File: Hashable, Sendable {
        /// The path relative to the scanned folder. The file may be missing.
        public let path: String
        /// The device, as in `universal`, `iphone`, `ipad`.
        public let idiom: String
        /// Pixels a point; nil for a file that serves all scales.
        public let scale: Int?
        /// Whether the file is for the dark appearance only.
        public let isDark: Bool
    }

    /// The asset that the files belong to.
    public let asset: Asset
    /// The files in the order of the catalogue.
    public let files: [File]
    /// Whether the image is always drawn in the tint colour.
    public let isTemplate: Bool

    /// Reads which files an image or symbol has.
    /// - Throws: A `Problem` if its `Contents.json` is missing or broken.
    public init(reading asset: Asset, from scan: FolderScan) throws(Problem) {
        let contents = try AssetContents(reading: asset.contentsFile, from: scan)
        var files: [File] = []
        for image in contents.images ?? contents.symbols ?? [] {
            guard let name = image.filename, !name.isEmpty else { continue }
            guard !name.utf8.contains(UInt8(ascii: "/")), name != ".." else {
                throw .brokenAssetCatalog(asset.contentsFile, "it names a file outside of its own folder")
            }
            files.append(
                File(
                    path: asset.folder + "/" + name,
                    idiom: image.idiom ?? "universal",
                    scale: image.scale.flatMap { Int($0.prefix { $0 != "x" }) },
                    isDark: image.appearances?.contains { $0.value == "dark" } ?? false
                )
            )
        }
        self.asset = asset
        self.files = files
        isTemplate = contents.properties?.templateRenderingIntent == "template"
    }

    /// The listed file to draw on a phone of two pixels a point in the light appearance; nil if the scan lists none.
    public func bestFile(in scan: FolderScan) -> File? {
        files.filter { scan.contains($0.path) }.min { $0.rank < $1.rank }
    }
}

private extension ImageSet.File {
    var rank: (appearance: Int, idiom: Int, scale: Int) {
        let idiom = switch idiom {
        case "universal": 0
        case "iphone": 1
        case "ipad": 2
        default: 3
        }
        let scale = switch scale {
        case 2: 0
        case nil: 1
        case 3: 2
        default: 3
        }
        return (isDark ? 1 : 0, idiom, scale)
    }
}
