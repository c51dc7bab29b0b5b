/// How WebKit shows pages.
public struct WebViewConfiguration: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var allowsAirPlayForMediaPlayback: Bool? { element.flag("allowsAirPlayForMediaPlayback") }

    public var allowsPictureInPictureMediaPlayback: Bool? { element.flag("allowsPictureInPictureMediaPlayback") }

    public var applicationNameForUserAgent: String? { element["applicationNameForUserAgent"] }

    public var suppressesIncrementalRendering: Bool? { element.flag("suppressesIncrementalRendering") }

    /// The media that play only when the user asks, such as `audio`; `none` for none.
    public var mediaTypesRequiringUserAction: Set<String> {
        element.child("audiovisualMediaTypes", key: "mediaTypesRequiringUserActionForPlayback")?.setFlags ?? []
    }

    public var isJavaScriptEnabled: Bool? { preferences?.flag("javaScriptEnabled") }

    /// The least size of text in points.
    public var minimumFontSize: Double? { preferences?.number("minimumFontSize") }

    private var preferences: Element? { element.child("wkPreferences", key: "preferences") }
}
