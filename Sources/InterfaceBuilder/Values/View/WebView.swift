/// A web page, by WebKit or by the older class that iOS no longer has.
public struct WebView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.wkWebView, .webView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether the view is of the older class (`UIWebView`).
    public var isLegacy: Bool { kind == .webView }

    public var scalesPageToFit: Bool { element.flag("scalesPageToFit") ?? false }

    public var allowsLinkPreview: Bool? { element.flag("allowsLinkPreview") }

    public var allowsBackForwardNavigationGestures: Bool {
        element.flag("allowsBackForwardNavigationGestures") ?? false
    }

    public var customUserAgent: String? { element["customUserAgent"] }

    public var allowsInlineMediaPlayback: Bool? { element.flag("allowsInlineMediaPlayback") }

    public var mediaPlaybackRequiresUserAction: Bool? { element.flag("mediaPlaybackRequiresUserAction") }

    public var mediaPlaybackAllowsAirPlay: Bool? { element.flag("mediaPlaybackAllowsAirPlay") }

    public var keyboardDisplayRequiresUserAction: Bool? { element.flag("keyboardDisplayRequiresUserAction") }

    /// What in the text can be tapped.
    public var dataDetectorTypes: DataDetectorTypes? { element.dataDetectorTypes }

    public var configuration: WebViewConfiguration? {
        element.value("wkWebViewConfiguration", key: "configuration")
    }
}
