/// What a navigation controller knows of bars that come and go by themselves.
@MainActor
struct BarHiding {
    var tap: BarTapRecognizer?
    var swipe: BarSwipeRecognizer?
    /// Whether the toolbar has gone along with the navigation bar.
    var tookToolbar = false
    /// Whether the keyboard has sent the bars away.
    var isByKeyboard = false
    /// Whether there is so little height that the bars go.
    var lacksHeight = false
    /// Whether the lack of height has sent the bars away.
    var isByHeight = false
}

extension UINavigationController {
    var madeBarTapRecognizer: BarTapRecognizer {
        if let recognizer = navigation.barHiding.tap {
            return recognizer
        }
        let recognizer = BarTapRecognizer(self)
        navigation.barHiding.tap = recognizer
        viewIfLoaded?.addGestureRecognizer(recognizer)
        updateBarHiding()
        return recognizer
    }

    var madeBarSwipeRecognizer: BarSwipeRecognizer {
        if let recognizer = navigation.barHiding.swipe {
            return recognizer
        }
        let recognizer = BarSwipeRecognizer(self)
        navigation.barHiding.swipe = recognizer
        viewIfLoaded?.addGestureRecognizer(recognizer)
        updateBarHiding()
        return recognizer
    }

    /// Makes the recognisers that the settings ask for, and turns them on or off.
    func updateBarHiding() {
        let waitsForTap = hidesBarsOnTap || navigation.barHiding.isByKeyboard || hidesBarsWhenVerticallyCompact
        if waitsForTap || navigation.barHiding.tap != nil {
            madeBarTapRecognizer.isEnabled = waitsForTap
        }
        if hidesBarsOnSwipe || navigation.barHiding.swipe != nil {
            madeBarSwipeRecognizer.isEnabled = hidesBarsOnSwipe
        }
        if appearance.phase != .disappeared {
            followVerticalSizeClass()
        }
    }

    // MARK: Coming and going

    /// Hides both bars, or shows them.
    func setBarsAway(_ isAway: Bool) {
        guard isAway != isNavigationBarHidden else { return }
        if isAway {
            navigation.barHiding.tookToolbar = !isToolbarHidden && topViewController?.toolbarItems?.isEmpty == false
            if navigation.barHiding.tookToolbar {
                setToolbarHidden(true, animated: true)
            }
        } else {
            navigation.barHiding.isByKeyboard = false
            if navigation.barHiding.tookToolbar {
                navigation.barHiding.tookToolbar = false
                setToolbarHidden(false, animated: true)
            }
        }
        setNavigationBarHidden(isAway, animated: true)
    }

    /// Called when the keyboard comes for something in the navigation controller.
    func keyboardAppears() {
        guard hidesBarsWhenKeyboardAppears, !isNavigationBarHidden else { return }
        navigation.barHiding.isByKeyboard = true
        setBarsAway(true)
        updateBarHiding()
    }

    /// Hides the bars where there is little height, and shows them again where there is enough.
    func followVerticalSizeClass() {
        guard hidesBarsWhenVerticallyCompact || navigation.barHiding.lacksHeight else { return }
        let lacksHeight = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
        guard lacksHeight != navigation.barHiding.lacksHeight else { return }
        navigation.barHiding.lacksHeight = lacksHeight
        if lacksHeight, !isNavigationBarHidden {
            navigation.barHiding.isByHeight = true
            setBarsAway(true)
        } else if !lacksHeight, navigation.barHiding.isByHeight {
            navigation.barHiding.isByHeight = false
            setBarsAway(false)
        }
    }

    /// What a tap on the content does that nothing else takes.
    func contentWasTapped(at place: CGPoint) {
        let isHidden = isNavigationBarHidden
        if hidesBarsOnTap {
            setBarsAway(!isHidden)
        } else if isHidden, navigation.barHiding.isByKeyboard || isPlaceOfBar(place) {
            setBarsAway(false)
        }
        updateBarHiding()
    }

    /// Whether a bar that is hidden for lack of height would be at a place.
    private func isPlaceOfBar(_ place: CGPoint) -> Bool {
        guard navigation.barHiding.isByHeight, let view = viewIfLoaded else { return false }
        let place = view.convert(place, from: nil)
        let bars: [UIView?] = [navigation.bar, navigation.barHiding.tookToolbar ? navigation.toolbar : nil]
        return bars.contains { $0?.frame.contains(place) ?? false }
    }
}

/// Recognises taps on the content of a navigation controller that nothing else takes.
final class BarTapRecognizer: UITapGestureRecognizer {
    private weak var navigationController: UINavigationController?

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    required init?(coder: NSCoder) { nil }

    override func receives(_ touch: UITouch) -> Bool {
        let path = sequence(first: touch.view) { $0?.superview }.prefix { $0 !== self.view }
        return !path.contains { $0?.takesTaps ?? false } && super.receives(touch)
    }

    override func perform(at place: CGPoint) throws(UIKitException) {
        navigationController?.contentWasTapped(at: place)
        try Headless.propagate()
        try super.perform(at: place)
    }
}

/// Recognises swipes up and down over the content of a navigation controller.
final class BarSwipeRecognizer: UIPanGestureRecognizer {
    private weak var navigationController: UINavigationController?
    private var isUp = false

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a swipe in a direction, if it is one that moves bars.
    func takes(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
        guard isEnabled, direction == .up || direction == .down else { return false }
        isUp = direction == .up
        return true
    }

    override func perform(at place: CGPoint) throws(UIKitException) {
        navigationController?.setBarsAway(isUp)
        try Headless.propagate()
        try super.perform(at: place)
    }
}
