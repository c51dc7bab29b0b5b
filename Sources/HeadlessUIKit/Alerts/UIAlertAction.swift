/// A button of an alert.
@MainActor
open class UIAlertAction: NSObject {
    /// What a button does to the user's data.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style = Style.default
    open var isEnabled = true
    private var handler: ((UIAlertAction) -> Void)?

    /// - Parameter handler: called after the user has chosen the action and the alert has gone.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    func run() {
        guard let handler else { return }
        Headless.note(self, "handler")
        handler(self)
    }
}
