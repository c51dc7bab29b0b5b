/// What a control sends on some events.
@MainActor
struct ControlTarget {
    enum Receiver {
        case selector(Selector, WeakTarget)
        case action(UIAction)
        /// The segues that the document gives to the control.
        case segues
    }

    let receiver: Receiver
    var events: UIControl.Event

    init(_ receiver: Receiver, _ events: UIControl.Event) {
        self.receiver = receiver
        self.events = events
    }

    var selector: Selector? {
        if case .selector(let selector, _) = receiver { selector } else { nil }
    }

    var object: AnyObject? {
        if case .selector(_, let target) = receiver { target.object } else { nil }
    }

    var actionIdentifier: UIAction.Identifier? {
        if case .action(let action) = receiver { action.identifier } else { nil }
    }

    var isSegues: Bool {
        if case .segues = receiver { true } else { false }
    }

    func isSame(target: AnyObject?, action: Selector) -> Bool {
        guard case .selector(let selector, let own) = receiver else { return false }
        return selector == action && own.object === target && own.isChain == (target == nil)
    }

    /// Whether the entry is meant by a target and action of which each may be left open.
    func isMeant(target: AnyObject?, action: Selector?) -> Bool {
        guard case .selector(let selector, let own) = receiver else { return false }
        return (target == nil || own.object === target) && (action == nil || selector == action)
    }
}

/// A target that is not kept alive, or the responder chain.
@MainActor
struct WeakTarget {
    private(set) weak var object: AnyObject?
    /// Whether the responder chain is meant.
    let isChain: Bool

    init(_ object: AnyObject?) {
        self.object = object
        isChain = object == nil
    }

    var isLost: Bool { !isChain && object == nil }
}
