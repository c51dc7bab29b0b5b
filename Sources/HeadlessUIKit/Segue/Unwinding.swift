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
    /// Goes back to the controller that takes the unwind action: the segue is prepared, the action sent, and then the
    /// segue performed. Where nobody takes it nothing happens.
    func performUnwinding(_ template: SegueTemplate, sender: Any?) throws(UIKitException) {
        guard let action = template.unwindAction else { return }
        var search = UnwindSearch(
            from: UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender))
        guard let destination = try search.run() else { return }
        let own = try UnwindPath(from: self, to: destination)?.ownSegue(of: template)
        let segue: UIStoryboardSegue
        if let own {
            segue = own
        } else {
            segue = try makeSegue(template, to: destination, sender: sender)
        }
        try prepareForSegue(segue, sender: sender)
        try Headless.send(action, to: destination, sender: segue, event: sender)
        try run(segue)
    }
}
