import Foundation
import InterfaceBuilder

/// Recognises one kind of movement of fingers on a view.
@MainActor
open class UIGestureRecognizer: NSObject, NibObject, ActionSender, SegueStarting {
    public enum State: Int, Sendable {
        case possible = 0
        case began
        case changed
        case ended
        case cancelled
        case failed

        public static var recognized: State { .ended }
    }

    open var state: State = .possible
    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?

    final let template: ObjectTemplate?
    final private(set) weak var segueController: UIViewController?
    private var targets: [(receiver: WeakTarget, action: Selector)] = []
    private var startsSegues = false
    /// Where the fingers are, in the window's coordinates.
    final var place = CGPoint.zero

    public init(target: Any?, action: Selector?) {
        template = nil
        super.init()
        if let action {
            targets.append((WeakTarget(target.map { $0 as AnyObject }), action))
        }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    public required init?(coder: NSCoder) {
        template = coder.nib?.template
        super.init()
        coder.nib?.archive(GestureRecognizerArchive.self).settings.apply(to: self)
    }

    open func awakeAfter(using coder: NSCoder) -> Any? { self }
    open func awakeFromNib() {}

    // MARK: Targets

    open func addTarget(_ target: Any, action: Selector) {
        targets.append((WeakTarget(target as AnyObject), action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            (object == nil || entry.receiver.object === object) && (action == nil || entry.action == action)
        }
    }

    func connect(_ action: Selector, to receiver: AnyObject?, event: String?) {
        targets.append((WeakTarget(receiver), action))
    }

    func connectSegues(of controller: UIViewController) {
        segueController = controller
        startsSegues = true
    }

    // MARK: Recognising

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(place, from: nil) } ?? place
    }

    open var numberOfTouches: Int { state == .possible ? 0 : 1 }

    /// The states that a whole gesture goes through.
    var states: [State] { [.ended] }

    /// Whether the view, the delegate and the recogniser itself let a gesture begin with a touch.
    func receives(_ touch: UITouch) -> Bool {
        guard isEnabled else { return false }
        if let delegate {
            Headless.note(delegate, "gestureRecognizer(_:shouldReceive:)")
            guard delegate.gestureRecognizer(self, shouldReceive: touch) else { return false }
        }
        guard view?.gestureRecognizerShouldBegin(self) ?? false else { return false }
        if let delegate {
            Headless.note(delegate, "gestureRecognizerShouldBegin(_:)")
            guard delegate.gestureRecognizerShouldBegin(self) else { return false }
        }
        return true
    }

    /// Goes through a whole gesture and sends the actions of each of its states.
    func perform(at place: CGPoint) throws(UIKitException) {
        self.place = place
        defer { state = .possible }
        for (index, state) in states.enumerated() {
            self.state = state
            try send()
            if startsSegues, index == 0 || !UnconfirmedControls.startsSeguesOnce {
                try SegueTriggers.fire(from: self, accessory: false, sender: self)
            }
        }
    }

    /// Sends the actions of the present state.
    final func send() throws(UIKitException) {
        for (receiver, action) in targets where !receiver.isLost {
            _ = try UIApplication.shared.send(action, to: receiver.object, from: self, for: nil)
        }
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { Headless.pointer(self) }
    }
}

extension UIGestureRecognizer: Declared {
    var declaredClassName: String? { template?.declaredClassName }
}

/// What is asked of a gesture. Every member is optional.
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        Headless.withdrawNote("gestureRecognizerShouldBegin(_:)")
        return true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        Headless.withdrawNote("gestureRecognizer(_:shouldReceive:)")
        return true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// What every gesture recogniser reads from its element.
@MainActor
final class GestureRecognizerArchive: Archive {
    let recognizer: GestureRecognizer
    var settings = Settings<UIGestureRecognizer>()

    init(_ element: Element) {
        recognizer = GestureRecognizer(element)
        settings.set(\.isEnabled, recognizer.isEnabled, unless: true)
        settings.set(\.cancelsTouchesInView, recognizer.cancelsTouchesInView, unless: true)
        settings.set(\.delaysTouchesBegan, recognizer.delaysTouchesBegan, unless: false)
        settings.set(\.delaysTouchesEnded, recognizer.delaysTouchesEnded, unless: true)
    }
}
