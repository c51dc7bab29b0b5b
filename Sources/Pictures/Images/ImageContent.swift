import InterfaceBuilder

/// An image file that a picture carries with it.
public struct ImageContent: Hashable, Sendable {
    /// Tells the image from all others of the app: two of one key have the same bytes.
    public let key: String
    /// As in `image/png`.
    public let mediaType: String
    /// The bytes of the file in Base64.
    public let base64: String
    /// The size in points.
    public let size: Size

    /// The image as an address that carries its content.
    public var dataAddress: String { "data:\(mediaType);base64,\(base64)" }

    public static func == (left: ImageContent, right: ImageContent) -> Bool { left.key == right.key }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }
}
