import InterfaceBuilder

/// A view that sends actions when a user does something with it.
@MainActor
open class UIControl: UIView, ActionSender {
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false
    open var contentVerticalAlignment: ContentVerticalAlignment = .center
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    open var toolTip: String?
    open var showsMenuAsPrimaryAction = false

    /// What is sent, in the order in which it was added.
    private var targets: [ControlTarget] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction {
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(ControlArchive.self).settings.apply(to: self)
    }

    open var state: State {
        var state: State = isEnabled ? .normal : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    // MARK: Targets

    /// - Parameter target: not kept alive; nil for whoever in the responder chain takes the action.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        if let known = targets.firstIndex(where: { $0.isSame(target: object, action: action) }) {
            targets[known].events.formUnion(controlEvents)
        } else {
            targets.append(ControlTarget(.selector(action, WeakTarget(object)), controlEvents))
        }
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) { $0.isMeant(target: object, action: action) }
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        remove(.all) { $0.actionIdentifier == action.identifier }
        targets.append(ControlTarget(.action(action), controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.actionIdentifier == actionIdentifier }
    }

    private func remove(_ events: Event, where isMeant: (ControlTarget) -> Bool) {
        for index in targets.indices where isMeant(targets[index]) {
            targets[index].events.subtract(events)
        }
        targets.removeAll { $0.events.isEmpty }
    }

    open var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { $0.object as? NSObject })
    }

    open var allControlEvents: Event {
        targets.reduce(into: []) { $0.formUnion($1.events) }
    }

    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = targets.filter { $0.events.contains(controlEvent) && $0.isMeant(target: object, action: nil) }
            .compactMap { $0.selector?.description }
        return names.isEmpty ? nil : names
    }

    // MARK: Sending

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        Headless.shell { () throws(UIKitException) in
            _ = try UIApplication.shared.send(action, to: target.map { $0 as AnyObject }, from: self, for: event)
        }
    }

    open func sendAction(_ action: UIAction) {
        action.send(from: self)
    }

    open func sendActions(for controlEvents: Event) {
        Headless.shell { () throws(UIKitException) in try send(controlEvents, event: nil) }
    }

    /// Sends what is connected to any of the events.
    func send(_ events: Event, event: UIEvent?) throws(UIKitException) {
        for target in targets where !target.events.isDisjoint(with: events) {
            switch target.receiver {
            case .selector(let action, let receiver):
                // A target that is no more gets nothing; one that never was means the responder chain.
                guard receiver.isLost == false else { continue }
                sendAction(action, to: receiver.object, for: event)
            case .action(let action):
                sendAction(action)
            case .segues:
                try SegueTriggers.fire(from: self, accessory: false, sender: self)
            }
            try Headless.propagate()
        }
    }

    /// Tells of one thing that a user did: its events one after the other.
    func sendAsUser(_ events: [Event]) throws(UIKitException) {
        let event = UIEvent()
        for single in events {
            try send(single, event: event)
        }
    }

    // MARK: Touches

    /// A control follows touches itself, and passes none on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Documents

    /// The event of the segues that the control starts, and of actions that name none.
    var primaryEvent: Event { .touchUpInside }

    func connect(_ action: Selector, to receiver: AnyObject?, event: String?) {
        addTarget(receiver, action: action, for: event.flatMap(Event.init(named:)) ?? primaryEvent)
    }

    override func connectSegues(of controller: UIViewController) {
        segueController = controller
        if !targets.contains(where: \.isSegues) {
            targets.append(ControlTarget(.segues, primaryEvent))
        }
    }

    // MARK: A user's tap

    override var takesTaps: Bool { true }

    override func takeTap(at point: CGPoint) throws(UIKitException) {
        isHighlighted = true
        try sendAsUser([.touchDown])
        isHighlighted = false
        try sendAsUser([.touchUpInside])
    }
}

/// What every control reads from its element.
@MainActor
final class ControlArchive: Archive {
    var settings = Settings<UIControl>()

    init(_ element: Element) {
        let control = Control(element)
        settings.set(\.isEnabled, control.isEnabled, unless: true)
        settings.set(\.isSelected, control.isSelected, unless: false)
        settings.set(\.isHighlighted, control.isHighlighted, unless: false)
        settings.set(
            \.contentHorizontalAlignment, .init(named: control.contentHorizontalAlignment), unless: .center)
        settings.set(\.contentVerticalAlignment, .init(named: control.contentVerticalAlignment), unless: .center)
        settings.set(\.toolTip, control.toolTip)
    }
}
