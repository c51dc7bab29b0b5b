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
        /// What of the image keeps its size when the rest is stretched; nil where all is stretched.
        public let caps: Caps?
    }

    /// The edges of an image that is stretched between them, in pixels.
    public struct Caps: Hashable, Sendable {
        /// The height of the upper edge.
        public let top: Double
        /// The width of the left edge.
        public let left: Double
        /// The height of the lower edge.
        public let bottom: Double
        /// The width of the right edge.
        public let right: Double
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
                    isDark: image.appearances?.contains { $0.value == "dark" } ?? false,
                    caps: image.resizing?.insets.map {
                        Caps(top: $0.top ?? 0, left: $0.left ?? 0, bottom: $0.bottom ?? 0, right: $0.right ?? 0)
                    }
                )
            )
        }
        self.asset = asset
        self.files = files
        isTemplate = contents.properties?.templateRenderingIntent == "template"
    }

    /// The listed file to draw on a phone of two pixels a point in the light appearance; nil if the scan lists none.
    public func bestFile(in scan: FolderScan) -> File? {
        bestFiles(in: scan).first
    }

    /// The listed files that a device can show, the one first that suits it best at two pixels a point.
    ///
    /// - Parameters:
    ///   - idiom: the device, whose own files come before universal ones; nil for universal ones first.
    ///   - isDark: whether files for the dark appearance come first.
    public func bestFiles(in scan: FolderScan, for idiom: String? = nil, isDark: Bool = false) -> [File] {
        files.indices.filter { scan.contains(files[$0].path) }
            .sorted { (files[$0].rank(idiom, isDark), $0) < (files[$1].rank(idiom, isDark), $1) }
            .map { files[$0] }
    }
}

private extension ImageSet.File {
    func rank(_ own: String?, _ isDark: Bool) -> Int {
        let idiom = switch idiom {
        case own: 0
        case "universal": 1
        case "iphone": 2
        case "ipad": 3
        default: 4
        }
        let scale = switch scale {
        case 2: 0
        case nil: 1
        case 3: 2
        default: 3
        }
        return (self.isDark == isDark ? 0 : 100) + 10 * idiom + scale
    }
}
