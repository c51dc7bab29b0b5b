/// The search bar of a search controller, which it tells of what the user does.
final class SearchControllerBar: UISearchBar {
    private weak var controller: UISearchController?

    init(_ controller: UISearchController) {
        self.controller = controller
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var text: String? {
        didSet {
            guard text != oldValue else { return }
            tellOfChange()
        }
    }

    override var selectedScopeButtonIndex: Int {
        didSet {
            guard selectedScopeButtonIndex != oldValue else { return }
            tellOfChange()
        }
    }

    private func tellOfChange() {
        guard let controller, controller.viewIfLoaded?.window != nil || controller.isViewLoaded else { return }
        Headless.shell { () throws(UIKitException) in try controller.update() }
    }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        if let controller, !controller.isActive {
            controller.isActive = true
        }
        return true
    }

    override func pressCancel() throws(UIKitException) {
        try super.pressCancel()
        try controller?.deactivate()
    }
}
