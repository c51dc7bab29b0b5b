import SceneAddressing

/// An image file outside of all catalogues.
public struct LooseImage: Hashable, Sendable {
    /// The path relative to the scanned folder.
    public let path: String
    /// The name without extension, scale and device: `close` for `close@2x~ipad.png`.
    public let name: String
    /// The extension as written, as in `png`.
    public let fileExtension: String
    /// Pixels a point; 1 where the name does not tell.
    public let scale: Int
    /// The device that the file is for; nil for all.
    public let device: DocumentFile.Device?

    /// Fails if the extension is not that of an image.
    public init?(path: String) {
        let place = PathParts(path)
        guard Self.extensions.contains(place.pathExtension.lowercased()) else { return nil }
        self.path = path
        fileExtension = place.pathExtension
        var (name, device) = DocumentFile.splittingDevice(of: place.nameWithoutExtension)
        var scale = 1
        for factor in 1...3 {
            let suffix = "@\(factor)x"
            if name.utf8.count > suffix.utf8.count, name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) {
                name = String(decoding: name.utf8.dropLast(suffix.utf8.count), as: UTF8.self)
                scale = factor
                break
            }
        }
        // `close~ipad@2x.png` is written as well.
        if device == nil { (name, device) = DocumentFile.splittingDevice(of: name) }
        self.name = name
        self.scale = scale
        self.device = device
    }

    public static func == (left: LooseImage, right: LooseImage) -> Bool {
        ExactName(left.path) == ExactName(right.path)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ExactName(path))
    }

    private static let extensions: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "gif", "heic", "heif", "webp", "svg", "tif", "tiff", "bmp",
    ]
}
