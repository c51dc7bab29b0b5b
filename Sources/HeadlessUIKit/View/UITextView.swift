import InterfaceBuilder

/// A view for text of many lines.
@MainActor
open class UITextView: UIScrollView {
    /// UIKit declares the delegate anew with a narrower type, which Swift cannot; the one of the scroll view serves.
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }


    open var text: String! = ""
    open var font: UIFont?
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var isEditable = true
    open var isSelectable = true
    open var isSecureTextEntry = false
    open var inputView: UIView?
    open var inputAccessoryView: UIView?
    open var keyboardType: UIKeyboardType = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text ?? "") }
        set { text = newValue?.string ?? "" }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(TextViewArchive.self).settings.apply(to: self)
    }

    final override var raisesKeyboard: Bool { true }
    open override var canBecomeFirstResponder: Bool { isEditable }
    override var takesTaps: Bool { isEditable }
    override var writtenText: String? { text }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        if let textDelegate {
            Headless.note(textDelegate, "textViewShouldBeginEditing(_:)")
            guard textDelegate.textViewShouldBeginEditing(self) else { return false }
        }
        guard super.becomeFirstResponder() else { return false }
        if let textDelegate {
            Headless.note(textDelegate, "textViewDidBeginEditing(_:)")
            textDelegate.textViewDidBeginEditing(self)
        }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let wasFirst = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if let textDelegate, wasFirst {
            Headless.note(textDelegate, "textViewDidEndEditing(_:)")
            textDelegate.textViewDidEndEditing(self)
        }
        return true
    }

    /// A user's typing at the end of the text, which the delegate may refuse.
    func type(_ typed: String) throws(UIKitException) {
        let end = NSRange(location: (text ?? "").utf16.count, length: 0)
        if let textDelegate {
            Headless.note(textDelegate, "textView(_:shouldChangeTextIn:replacementText:)")
            guard textDelegate.textView(self, shouldChangeTextIn: end, replacementText: typed) else { return }
        }
        text = (text ?? "") + typed
        if let textDelegate {
            Headless.note(textDelegate, "textViewDidChange(_:)")
            textDelegate.textViewDidChange(self)
        }
        try Headless.propagate()
    }

    override func takeTap(at point: CGPoint) throws(UIKitException) {
        becomeFirstResponder()
        try Headless.propagate()
    }
}

/// What is asked and told of a text view's editing. Every member is optional.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        Headless.withdrawNote("textViewShouldBeginEditing(_:)")
        return true
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {
        Headless.withdrawNote("textViewDidBeginEditing(_:)")
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        Headless.withdrawNote("textViewDidEndEditing(_:)")
    }

    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        Headless.withdrawNote("textView(_:shouldChangeTextIn:replacementText:)")
        return true
    }

    public func textViewDidChange(_ textView: UITextView) {
        Headless.withdrawNote("textViewDidChange(_:)")
    }
}

/// What a text view reads from its element.
@MainActor
final class TextViewArchive: Archive {
    var settings = Settings<UITextView>()

    init(_ element: Element) {
        let view = TextView(element)
        settings.set(\.text, view.text ?? view.attributedText?.string)
        settings.set(\.font, UIFont(view.font))
        settings.set(\.textColor, UIColor(view.textColor))
        settings.set(\.textAlignment, NSTextAlignment(view.textAlignment), unless: .natural)
        settings.set(\.isEditable, view.isEditable, unless: true)
        settings.set(\.isSelectable, view.isSelectable, unless: true)
        guard let traits = view.traits else { return }
        settings.set(\.isSecureTextEntry, traits.isSecureTextEntry, unless: false)
        settings.set(\.keyboardType, UIKeyboardType(named: traits.keyboardType))
        settings.set(\.returnKeyType, UIReturnKeyType(named: traits.returnKeyType))
    }
}
