/// The app: where what no responder takes ends.
@MainActor
open class UIApplication: UIResponder {
    private static let app = UIApplication()

    open class var shared: UIApplication { app }

    open weak var delegate: (any UIApplicationDelegate)?
    open var keyWindow: UIWindow? { KeyWindow.current }
    /// The windows that are shown, the first shown first.
    open var windows: [UIWindow] { ShownWindows.all }

    open override var next: UIResponder? { delegate as? UIResponder }

    open var applicationState: UIApplication.State { .active }
    /// Whether the screen stays on while nobody touches it.
    open var isIdleTimerDisabled = false

    /// Whether the system itself opens a URL: web pages, mail, messages and calls. Other apps there are none.
    open func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "mailto", "sms", "tel", "facetime"].contains(url.scheme?.lowercased())
    }

    /// Notes the URL in `Headless.openedURLs`, as the app would leave the screen to another.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let canOpen = canOpenURL(url)
        if canOpen {
            Headless.openedURLs.append(url)
        }
        completion?(canOpen)
    }

    /// Whether the app is on screen.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// How a URL is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Sends an action to a target, or to whoever in the responder chain takes it.
    ///
    /// - Returns: false where nobody takes it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        Headless.shell(false) { () throws(UIKitException) in
            try send(action, to: target.map { $0 as AnyObject }, from: sender, for: event)
        }
    }

    /// Without a target the first responder's chain is asked, then the sender's.
    func send(
        _ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?
    ) throws(UIKitException) -> Bool {
        var receiver = target
        if receiver == nil {
            let starts = [FirstResponder.current, sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view]
            receiver = starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) as AnyObject? }.first
        }
        guard let receiver else { return false }
        try Headless.send(action, to: receiver, sender: sender, event: event)
        return true
    }

    // MARK: State restoration

    public class var stateRestorationBundleVersionKey: String { "UIApplicationStateRestorationBundleVersionKey" }
    public class var stateRestorationSystemVersionKey: String { "UIApplicationStateRestorationSystemVersionKey" }
    public class var stateRestorationTimestampKey: String { "UIApplicationStateRestorationTimestampKey" }
    public class var stateRestorationUserInterfaceIdiomKey: String {
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    }
    /// Under this key a controller's coder has the storyboard that the controller came from.
    public class var stateRestorationViewControllerStoryboardKey: String { RestoringCoder.storyboardKey }

    /// Has the state of an object that is neither controller nor view saved and restored too.
    open class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        RegisteredObjects.add(object, restorationIdentifier)
    }

    /// Says that the app restores something on its own time; until it calls `completeStateRestoration` nobody hears that
    /// the restoration is finished.
    open func extendStateRestoration() {
        LaunchState.extend()
    }

    open func completeStateRestoration() {
        Headless.shell { () throws(UIKitException) in try LaunchState.complete() }
    }

    /// Pictures of the app's last state are not taken here.
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    /// The windows that an app may have at the end of its launch, the delegate's own among them.
    var launchWindows: [UIWindow] {
        guard let window = delegate?.window, !windows.contains(where: { $0 === window }) else { return windows }
        return [window] + windows
    }
}

/// The windows that are shown; they live as long as somebody else keeps them.
@MainActor
enum ShownWindows {
    private struct Entry {
        weak var window: UIWindow?
    }

    private static var entries: [Entry] = []

    static var all: [UIWindow] { entries.compactMap(\.window) }

    static func add(_ window: UIWindow) {
        remove(window)
        entries.append(Entry(window: window))
    }

    static func removeAll() {
        entries = []
    }

    static func remove(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
    }
}
