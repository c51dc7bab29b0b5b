/// A field for what is searched for, with a cancel button and scopes.
@MainActor
open class UISearchBar: UIView {
    open var text: String? = ""
    open var selectedScopeButtonIndex = 0

    open override var canBecomeFirstResponder: Bool { true }

    func type(_ typed: String) throws(UIKitException) {
        text = (text ?? "") + typed
        try Headless.propagate()
    }

    func pressCancel() throws(UIKitException) {}
}
