/// A control for one line of text.
@MainActor
open class UITextField: UIView {
    open var text: String? = ""
    open var placeholder: String?
    open var isSecureTextEntry = false
}
