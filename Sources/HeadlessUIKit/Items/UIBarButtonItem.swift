/// A button of a navigation bar or toolbar.
@MainActor
open class UIBarButtonItem: NSObject {
    public override init() {
        super.init()
    }
}
