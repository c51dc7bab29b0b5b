/// Whether pictures carry the app's images with them.
public enum ImageEmbedding: Hashable, Sendable {
    /// Images are boxes with their names.
    case none
    /// PNG, JPEG, GIF, WebP and SVG files are put into the picture: those of at most `limit` bytes, of all pictures
    /// together at most `total` bytes. The others are boxes with their names.
    case embedded(limit: Int, total: Int)

    /// Files up to 100 KB, in all pictures together up to 10 MB.
    public static let standard = ImageEmbedding.embedded(limit: 100_000, total: 10_000_000)
}
