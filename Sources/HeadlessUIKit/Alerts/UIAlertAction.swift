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
    open private(set) var style: Style
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    /// - Parameter handler: called after the user has chosen the action and the alert has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    func run() {
        guard let handler else { return }
        Headless.note(self, "handler")
        handler(self)
    }
}
