import Foundation
import InterfaceBuilder

/// A control for one line of text.
@MainActor
open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line
        case bezel
        case roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing
        case unlessEditing
        case always
    }

    open weak var delegate: (any UITextFieldDelegate)?
    /// Never nil once it has been read, as in UIKit.
    open var text: String? = ""
    open var placeholder: String?
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var borderStyle: BorderStyle = .none
    open var clearButtonMode: ViewMode = .never
    open var leftViewMode: ViewMode = .never
    open var rightViewMode: ViewMode = .never
    open var leftView: UIView?
    open var rightView: UIView?
    open var clearsOnBeginEditing = false
    open var isSecureTextEntry = false
    open var inputView: UIView?
    open var inputAccessoryView: UIView?
    open var keyboardType: UIKeyboardType = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var enablesReturnKeyAutomatically = false
    open var adjustsFontSizeToFitWidth = false
    /// In points.
    open var minimumFontSize: CGFloat = 0
    open private(set) var isEditing = false

    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(TextFieldArchive.self).settings.apply(to: self)
    }

    override var primaryEvent: Event { .editingDidEndOnExit }
    override var writtenText: String? { text?.isEmpty == false ? text : placeholder }

    // MARK: Editing

    final override var raisesKeyboard: Bool { true }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard isEditing == false else { return true }
        if let delegate {
            Headless.note(delegate, "textFieldShouldBeginEditing(_:)")
            guard delegate.textFieldShouldBeginEditing(self) else { return false }
        }
        guard super.becomeFirstResponder() else { return false }
        isEditing = true
        if clearsOnBeginEditing {
            text = ""
        }
        if let delegate {
            Headless.note(delegate, "textFieldDidBeginEditing(_:)")
            delegate.textFieldDidBeginEditing(self)
        }
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if let delegate, isEditing {
            Headless.note(delegate, "textFieldShouldEndEditing(_:)")
            guard delegate.textFieldShouldEndEditing(self) else { return false }
        }
        guard super.resignFirstResponder() else { return false }
        guard isEditing else { return true }
        isEditing = false
        if let delegate {
            Headless.note(delegate, "textFieldDidEndEditing(_:)")
            delegate.textFieldDidEndEditing(self)
        }
        sendActions(for: .editingDidEnd)
        return true
    }

    /// A user's typing in place of a range of the text, which the delegate may refuse.
    func replace(_ range: NSRange, with string: String) throws(UIKitException) {
        if let delegate {
            Headless.note(delegate, "textField(_:shouldChangeCharactersIn:replacementString:)")
            let isAllowed = delegate.textField(self, shouldChangeCharactersIn: range, replacementString: string)
            try Headless.propagate()
            guard isAllowed else { return }
        }
        text = NSString(string: text ?? "").replacingCharacters(in: range, with: string)
        try sendAsUser([.editingChanged])
    }

    /// A user's tap on the return key: the delegate is asked, and an action on exit puts the keyboard away.
    func pressReturn() throws(UIKitException) {
        if let delegate {
            Headless.note(delegate, "textFieldShouldReturn(_:)")
            let isAllowed = delegate.textFieldShouldReturn(self)
            try Headless.propagate()
            guard isAllowed else { return }
        }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        try sendAsUser([.editingDidEndOnExit, .primaryActionTriggered])
        if endsEditing {
            resignFirstResponder()
            try Headless.propagate()
        }
    }

    override func takeTap(at point: CGPoint) throws(UIKitException) {
        try sendAsUser([.touchDown])
        becomeFirstResponder()
        try Headless.propagate()
    }
}

/// What is asked and told of a text field's editing. Every member is optional.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        Headless.withdrawNote("textFieldShouldBeginEditing(_:)")
        return true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        Headless.withdrawNote("textFieldDidBeginEditing(_:)")
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        Headless.withdrawNote("textFieldShouldEndEditing(_:)")
        return true
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        Headless.withdrawNote("textFieldDidEndEditing(_:)")
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        Headless.withdrawNote("textField(_:shouldChangeCharactersIn:replacementString:)")
        return true
    }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        Headless.withdrawNote("textFieldShouldClear(_:)")
        return true
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        Headless.withdrawNote("textFieldShouldReturn(_:)")
        return true
    }
}

/// What a text field reads from its element.
@MainActor
final class TextFieldArchive: Archive {
    var settings = Settings<UITextField>()

    init(_ element: Element) {
        let field = TextField(element)
        settings.set(\.text, field.text ?? field.attributedText?.string)
        settings.set(\.placeholder, field.placeholder ?? field.attributedPlaceholder?.string)
        settings.set(\.font, UIFont(field.font))
        settings.set(\.textColor, UIColor(field.textColor))
        settings.set(\.textAlignment, NSTextAlignment(field.textAlignment), unless: .natural)
        settings.set(\.borderStyle, field.borderStyle.flatMap { Self.borders[$0] }, unless: .none)
        settings.set(\.clearButtonMode, field.clearButtonMode.flatMap { Self.modes[$0] }, unless: .never)
        settings.set(\.clearsOnBeginEditing, field.clearsOnBeginEditing, unless: false)
        settings.set(\.adjustsFontSizeToFitWidth, field.adjustsFontSizeToFitWidth, unless: false)
        settings.set(\.minimumFontSize, field.minimumFontSize.map { CGFloat($0) })
        guard let traits = field.traits else { return }
        settings.set(\.isSecureTextEntry, traits.isSecureTextEntry, unless: false)
        settings.set(\.enablesReturnKeyAutomatically, traits.enablesReturnKeyAutomatically, unless: false)
        settings.set(\.keyboardType, UIKeyboardType(named: traits.keyboardType))
        settings.set(\.returnKeyType, UIReturnKeyType(named: traits.returnKeyType))
        settings.set(
            \.autocapitalizationType, UITextAutocapitalizationType(named: traits.autocapitalizationType))
        settings.set(\.autocorrectionType, UITextAutocorrectionType(named: traits.autocorrectionType))
    }

    private static let borders: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let modes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}
