/// Lets a gesture move the animations of an animator.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How far the transition is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// In seconds.
    open private(set) var duration: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    /// Whether the transition starts under the finger rather than by itself.
    open var wantsInteractiveStart = true

    private var context: (any UIViewControllerContextTransitioning)?
    /// What follows the animations that stand still.
    private var completions: [(Bool) -> Void] = []

    public override init() {
        super.init()
    }

    /// The animator starts; its animations stand still until the gesture is over.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        percentComplete = 0
        context = transitionContext
        guard let transition = transitionContext as? AnimatedTransition else { return }
        completions = PausedAnimations.collect { transition.animate() }
    }

    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    open func pause() {
        context?.pauseInteractiveTransition()
    }

    /// Takes the transition back.
    open func cancel() {
        end { $0.cancelInteractiveTransition() }
    }

    /// Lets the transition come to its end.
    open func finish() {
        end { $0.finishInteractiveTransition() }
    }

    private func end(_ tell: (any UIViewControllerContextTransitioning) -> Void) {
        guard let context else { return }
        self.context = nil
        tell(context)
        let completions = completions
        self.completions = []
        for completion in completions {
            completion(true)
        }
    }
}
