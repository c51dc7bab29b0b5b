/// What pictures show.
public struct PictureOptions: Hashable, Sendable {
    /// Whether pictures carry the app's images with them.
    public var images: ImageEmbedding
    /// Whether a navigation, tab bar or split view controller is drawn with what it contains when the app starts,
    /// rather than as an empty frame with the name of the content. Inside other scenes it always is.
    public var containersShowContent: Bool

    /// Options of these values.
    public init(images: ImageEmbedding = .none, containersShowContent: Bool = false) {
        self.images = images
        self.containersShowContent = containersShowContent
    }
}
