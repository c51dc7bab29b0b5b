extension Headless {
    /// Taps a view as a user would: a button, a switch, a cell, a label with a gesture recogniser.
    ///
    /// A view that takes no touches itself, such as a label in a cell, is tapped as what lies under it.
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func tap(_ view: UIView) throws {
        try catching {
            let target = touched(view)
            if !target.parts.isEmpty {
                throw Refusal(.hasParts, target)
            }
            let point = try reach(target)
            try deliver(to: target, at: point)
        }
    }

    /// Taps whatever is at a point, in the coordinates of the window.
    ///
    /// - Parameter window: the key window unless given.
    /// - Throws: `Refusal` where nothing there takes a tap; `UIKitException` where the app crashes of it.
    public static func tap(_ point: CGPoint, in window: UIWindow? = nil) throws {
        try catching {
            guard let window = window ?? UIApplication.shared.keyWindow else {
                throw Refusal(.notFound, "(\(point.x), \(point.y))")
            }
            window.layoutIfNeeded()
            guard let target = window.hitTest(point, with: UIEvent()) else {
                throw Refusal(.outsideWindow, "(\(point.x), \(point.y))")
            }
            _ = try reach(target)
            try deliver(to: target, at: point)
        }
    }

    /// The view that a touch on a view goes to: labels and pictures let it through.
    static func touched(_ view: UIView) -> UIView {
        guard !view.isUserInteractionEnabled, !view.takesTaps, view.gestureRecognizers?.isEmpty ?? true,
            let superview = view.superview
        else { return view }
        return touched(superview)
    }

    /// Brings a tap to those who take it: a recogniser on the way from the view up, and the nearest view that takes taps.
    ///
    /// Controls come before recognisers of the views around them; rows and items do not. A recogniser that cancels
    /// touches keeps the tap from the view. The touches themselves go to the view and, where it passes them on, up the chain
    /// of responders; what overrides their members without passing them on takes a tap that nothing else does.
    static func deliver(to target: UIView, at point: CGPoint) throws {
        let path = Array(target.selfAndSuperviews)
        let receiver = path.first { $0.takesTaps }
        if let control = receiver as? UIControl, !control.isEnabled {
            throw Refusal(.disabled, control)
        }
        let touch = UITouch(in: target, at: point)
        let recognizer = recognizer(along: path, before: receiver, touch) { recognizer in
            (recognizer as? UITapGestureRecognizer).map {
                $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1
            } ?? false
        }
        try propagate()
        let event = UIEvent()
        target.touchesBegan([touch], with: event)
        try propagate()
        guard recognizer != nil || receiver != nil || !event.isIgnored else { throw Refusal(.takesNoTaps, target) }
        try recognizer?.perform(at: point)
        if recognizer?.cancelsTouchesInView ?? false {
            touch.phase = .cancelled
            target.touchesCancelled([touch], with: event)
        } else {
            touch.phase = .ended
            target.touchesEnded([touch], with: event)
            try propagate()
            try receiver?.takeTap(at: receiver?.convert(point, from: nil) ?? point)
        }
        try propagate()
    }

    /// The first recogniser from a view up that fits and takes a touch.
    static func recognizer(
        along path: [UIView], before receiver: UIView?, _ touch: UITouch, fits: (UIGestureRecognizer) -> Bool
    ) -> UIGestureRecognizer? {
        for view in path {
            for recognizer in (view.gestureRecognizers ?? []).reversed() where fits(recognizer) {
                if recognizer.receives(touch) {
                    return recognizer
                }
            }
            if view === receiver, view.takesTapBeforeAncestors {
                return nil
            }
        }
        return nil
    }
}
