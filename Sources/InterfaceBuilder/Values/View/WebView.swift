/// A web page, by WebKit or by the older class that iOS no longer has.
public struct WebView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.wkWebView, .webView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether the view is of the older class (`UIWebView`).
    public var isLegacy: Bool { kind == .webView }

    /// Whether pages are shrunk to the view.
    public var scalesPageToFit: Bool { element.flag("scalesPageToFit") ?? false }

    /// Whether a long touch shows where a link leads.
    public var allowsLinkPreview: Bool? { element.flag("allowsLinkPreview") }

    /// Whether swipes go back and forward.
    public var allowsBackForwardNavigationGestures: Bool {
        element.flag("allowsBackForwardNavigationGestures") ?? false
    }

    /// What the browser calls itself.
    public var customUserAgent: String? { element["customUserAgent"] }

    /// Whether films play within the page rather than on the whole screen.
    public var allowsInlineMediaPlayback: Bool? { element.flag("allowsInlineMediaPlayback") }

    /// Whether media play only when the user asks.
    public var mediaPlaybackRequiresUserAction: Bool? { element.flag("mediaPlaybackRequiresUserAction") }

    /// Whether media can be sent to other screens.
    public var mediaPlaybackAllowsAirPlay: Bool? { element.flag("mediaPlaybackAllowsAirPlay") }

    /// Whether scripts cannot bring the keyboard up.
    public var keyboardDisplayRequiresUserAction: Bool? { element.flag("keyboardDisplayRequiresUserAction") }

    /// What in the text can be tapped.
    public var dataDetectorTypes: DataDetectorTypes? { element.dataDetectorTypes }

    /// How pages are shown; nil for the older class.
    public var configuration: WebViewConfiguration? {
        element.value("wkWebViewConfiguration", key: "configuration")
    }
}
