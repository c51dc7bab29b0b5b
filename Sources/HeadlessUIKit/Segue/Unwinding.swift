/// Where an unwinding starts.
@MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    open private(set) var source: UIViewController
    open private(set) var unwindAction: Selector
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}

extension UIViewController {
    func findChild(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? { nil }
}
