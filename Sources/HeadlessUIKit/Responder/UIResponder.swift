/// An object that takes events: a view, a view controller, a window, the application.
@MainActor
open class UIResponder: NSObject {
    /// What the object was made from; nil for one made by code.
    final var template: ObjectTemplate?
    /// The attributes that a stand-in was given and has no properties for.
    final var keptAttributes: [String: Any] = [:]
    /// What libraries have attached.
    final var associated: [ObjectIdentifier: Any] = [:]

    public override init() {
        super.init()
    }

    /// The responder to which an event goes that this one does not take.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.current === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        guard FirstResponder.current?.resignFirstResponder() ?? true else { return false }
        FirstResponder.current = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder {
            FirstResponder.current = nil
        }
        return true
    }

    /// Whether the keyboard comes up when the responder becomes the first.
    var raisesKeyboard: Bool { false }

    /// Whether the responder takes an action: by default, whether it implements it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        Headless.responds(self, to: action)
    }

    /// The object to which an action goes: this one if it can perform it, else what the next responder says.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Whether the object implements an action.
    open func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { Headless.responds(self, to: $0) } ?? false
    }

    // MARK: Touches

    /// By default touches are passed on to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let next else {
            event?.isIgnored = true
            return
        }
        next.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called where a gesture recogniser has taken the touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Key-value coding

    /// Sets a property by the key path that documents give. One that the class does not declare is taken to
    /// `setValue(_:forUndefinedKey:)`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if !RuntimeAttributes.assign(value, to: keyPath, of: self) {
            setValue(value, forUndefinedKey: keyPath.split(separator: ".").last.map(String.init) ?? keyPath)
        }
    }

    /// Sets a property by its name, as `setValue(_:forKeyPath:)` does.
    open func setValue(_ value: Any?, forKey key: String) {
        if !RuntimeAttributes.assign(value, to: key, of: self) {
            setValue(value, forUndefinedKey: key)
        }
    }

    /// Called for a property that the class does not have; raises, as in UIKit, unless a subclass takes the value.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        Headless.shell { () throws(UIKitException) in throw Headless.undefinedKey(key, of: self) }
    }

    // MARK: Waking

    /// Called after the object was made from a document and everything in it is connected.
    open func awakeFromNib() {}

    /// Gives the object that takes this one's place after it was made from a document; by default itself.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { Headless.pointer(self) }
    }
}

extension UIResponder: Declared, AttributeKeeper {
    var declaredClassName: String? { template?.declaredClassName }

    func keep(_ keyPath: String, _ value: Any?) {
        keptAttributes[keyPath] = value
    }
}

/// Which responder has the keyboard.
@MainActor
enum FirstResponder {
    static weak var current: UIResponder? {
        didSet {
            guard let current, current !== oldValue, current.raisesKeyboard else { return }
            let container = sequence(first: current, next: \.next).first { $0 is UINavigationController }
            (container as? UINavigationController)?.keyboardAppears()
        }
    }
}
