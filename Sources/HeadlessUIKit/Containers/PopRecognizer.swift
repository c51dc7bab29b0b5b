import Foundation

extension UINavigationController {
    var madePopRecognizer: PopRecognizer {
        if let recognizer = navigation.popRecognizer {
            return recognizer
        }
        let recognizer = PopRecognizer(self)
        navigation.popRecognizer = recognizer
        viewIfLoaded?.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// Recognises the swipe from the left edge that leads back.
///
/// Its own delegate lets it begin where there is a back button; apps put theirs, or none, in its place.
final class PopRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var navigationController: UINavigationController?
    private let ownDelegate = OwnDelegate()

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init(target: nil, action: nil)
        edges = .left
        delegate = ownDelegate
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the app has left the decision to UIKit.
    var hasOwnDelegate: Bool { delegate === ownDelegate }

    override func receives(_ touch: UITouch) -> Bool {
        guard let navigationController, Headless.obstacleToSwipe(in: navigationController) == nil else { return false }
        return hasOwnDelegate || super.receives(touch)
    }

    /// Begins the pop, and ends it unless a test holds transitions: then the finger stays down.
    override func perform(at place: CGPoint) throws(UIKitException) {
        guard let navigationController else { return }
        self.place = place
        state = .began
        navigationController.navigation.isNextInteractive = true
        defer { navigationController.navigation.isNextInteractive = false }
        navigationController.popViewController(animated: true)
        try Headless.propagate()
        let transition = navigationController.navigation.transition
        transition?.notifyWhenInteractionChanges { [weak self] _ in self?.lift() }
        try send()
        state = .changed
        try send()
        if let transition {
            if !Headless.isHoldingTransitions, !transition.hasAnimator {
                try transition.finish(completed: true)
            }
        } else {
            lift()
            try Headless.propagate()
        }
    }

    private func lift() {
        guard state != .possible else { return }
        state = .ended
        Headless.shell { () throws(UIKitException) in try send() }
        state = .possible
    }

    private final class OwnDelegate: NSObject, UIGestureRecognizerDelegate {}
}
