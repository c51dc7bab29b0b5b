/// How WebKit shows pages.
public struct WebViewConfiguration: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether media can be sent to other screens.
    public var allowsAirPlayForMediaPlayback: Bool? { element.flag("allowsAirPlayForMediaPlayback") }

    /// Whether films can go on over other apps.
    public var allowsPictureInPictureMediaPlayback: Bool? { element.flag("allowsPictureInPictureMediaPlayback") }

    /// What the browser's name ends with.
    public var applicationNameForUserAgent: String? { element["applicationNameForUserAgent"] }

    /// Whether a page is shown only when it is complete.
    public var suppressesIncrementalRendering: Bool? { element.flag("suppressesIncrementalRendering") }

    /// The media that play only when the user asks, such as `audio`; `none` for none.
    public var mediaTypesRequiringUserAction: Set<String> {
        element.child("audiovisualMediaTypes", key: "mediaTypesRequiringUserActionForPlayback")?.setFlags ?? []
    }

    /// Whether scripts of pages run.
    public var isJavaScriptEnabled: Bool? { preferences?.flag("javaScriptEnabled") }

    /// The least size of text in points.
    public var minimumFontSize: Double? { preferences?.number("minimumFontSize") }

    private var preferences: Element? { element.child("wkPreferences", key: "preferences") }
}
