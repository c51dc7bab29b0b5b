import SceneAddressing

/// The asset catalogues and loose images of a folder: the names that documents may use.
public struct ResourceList: Sendable {
    /// The catalogues in the order of their paths.
    public let catalogs: [AssetCatalog]
    /// The image files outside of catalogues in the order of their paths.
    public let looseImages: [LooseImage]
    /// Catalogue files that could not be read.
    public let problems: [Problem]

    /// Finds the resources among the files of a scan. The contents of assets are not read yet.
    ///
    /// - Parameter isIncluded: whether a file, by its path, is to be looked at.
    public init(of scan: FolderScan, including isIncluded: (String) -> Bool = { _ in true }) {
        var catalogFiles: [ExactName: [String]] = [:]
        var looseImages: [LooseImage] = []
        for file in scan.files where isIncluded(file) {
            if let catalog = Self.catalog(of: file) {
                catalogFiles[ExactName(catalog), default: []].append(file)
            } else if let image = LooseImage(path: file) {
                looseImages.append(image)
            }
        }
        var problems: [Problem] = []
        catalogs = catalogFiles.sorted { $0.key < $1.key }.map { path, files in
            AssetCatalog.reading(path.text, files: files, from: scan, problems: &problems)
        }
        self.looseImages = looseImages
        self.problems = problems.sorted(by: Problem.inReportOrder)
    }

    /// The innermost catalogue that a file lies in.
    private static func catalog(of file: String) -> String? {
        var folder = file[...]
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            if folder.utf8.suffix(fileExtension.count).elementsEqual(fileExtension) { return String(folder) }
        }
        return nil
    }

    private static let fileExtension = Array(".xcassets".utf8)
}
