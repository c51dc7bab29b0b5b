/// How content is fitted to the bounds of a view.
public struct ContentMode: OpenEnumeration {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let scaleToFill: ContentMode = "scaleToFill"
    public static let scaleAspectFit: ContentMode = "scaleAspectFit"
    public static let scaleAspectFill: ContentMode = "scaleAspectFill"
    public static let redraw: ContentMode = "redraw"
    public static let center: ContentMode = "center"
    public static let top: ContentMode = "top"
    public static let bottom: ContentMode = "bottom"
    public static let left: ContentMode = "left"
    public static let right: ContentMode = "right"
    public static let topLeft: ContentMode = "topLeft"
    public static let topRight: ContentMode = "topRight"
    public static let bottomLeft: ContentMode = "bottomLeft"
    public static let bottomRight: ContentMode = "bottomRight"
}
