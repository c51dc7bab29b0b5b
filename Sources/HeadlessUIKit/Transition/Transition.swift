import Foundation

/// A change of what is on screen between its start and its end: a push, a pop, a presentation, a dismissal, a rotation.
///
/// It ends before the call that starts it returns, unless a test holds it open.
@MainActor
final class Transition: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    var isInteractive: Bool
    private(set) var isCancelled = false
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// Whether an animator of the app moves the transition.
    var hasAnimator = false
    /// Whether something other than the transition itself ends it: an animator of the app, a finger.
    var waits = false
    /// Brings what the transition started to its end, or back where it was.
    private var end: ((_ completed: Bool) throws(UIKitException) -> Void)?

    init(
        from: UIViewController?, to: UIViewController?, isAnimated: Bool, isInteractive: Bool = false,
        presentationStyle: UIModalPresentationStyle = .none
    ) {
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        self.isInteractive = isInteractive
        self.presentationStyle = presentationStyle
    }

    /// Lets the transition run: to its end at once, or until the test that holds it ends it.
    func run(_ end: @escaping (_ completed: Bool) throws(UIKitException) -> Void) throws(UIKitException) {
        self.end = end
        for animation in alongside {
            animation(self)
        }
        alongside = []
        if Headless.hold(self) || waits {
            return
        }
        try finish(completed: true)
    }

    var isRunning: Bool { end != nil }

    func finish(completed: Bool) throws(UIKitException) {
        guard let end else { return }
        self.end = nil
        if !completed {
            isCancelled = true
        }
        try endInteraction(completed: completed)
        try end(completed)
        let completions = completions
        self.completions = []
        for completion in completions {
            completion(self)
        }
        try Headless.propagate()
    }

    /// The finger has lifted: what is left goes by itself.
    func endInteraction(completed: Bool) throws(UIKitException) {
        guard isInteractive else { return }
        isInteractive = false
        isCancelled = !completed
        for change in interactionChanges {
            change(self)
        }
        try Headless.propagate()
    }

    // MARK: Coordinator

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation {
            alongside.append(animation)
        }
        if let completion {
            completions.append(completion)
        }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionChanges.append(handler)
    }
}
