extension Headless {
    /// Makes the gesture that a recogniser waits for, on its view.
    ///
    /// - Throws: `Refusal` where a user could not do it or the gesture is not allowed to begin; `UIKitException` where the
    ///   app crashes of it.
    public static func perform(_ recognizer: UIGestureRecognizer) throws {
        try catching {
            guard let view = recognizer.view else { throw Refusal(.notInWindow, recognizer) }
            guard recognizer.isEnabled else { throw Refusal(.disabled, recognizer) }
            let point = try reach(view)
            guard recognizer.receives(UITouch(in: view, at: point)) else { throw Refusal(.declined, recognizer) }
            try propagate()
            try recognizer.perform(at: point)
        }
    }

    /// Swipes over a view: the nearest recogniser from it up that waits for the direction takes it, be it that of a
    /// navigation controller that hides its bars.
    ///
    /// - Throws: `Refusal` where a user could not do it or nothing recognises it; `UIKitException` where the app crashes
    ///   of it.
    public static func swipe(_ direction: UISwipeGestureRecognizer.Direction, on view: UIView) throws {
        try perform(on: view) { recognizer in
            (recognizer as? UISwipeGestureRecognizer)?.direction.contains(direction)
                ?? (recognizer as? BarSwipeRecognizer)?.takes(direction) ?? false
        }
    }

    /// Keeps a finger on a view: the nearest recogniser of long presses from it up takes it.
    ///
    /// - Throws: `Refusal` where a user could not do it or nothing recognises it; `UIKitException` where the app crashes
    ///   of it.
    public static func longPress(_ view: UIView) throws {
        try perform(on: view) { $0 is UILongPressGestureRecognizer }
    }

    /// Taps a view twice: the nearest recogniser of double taps from it up takes it.
    ///
    /// - Throws: `Refusal` where a user could not do it or nothing recognises it; `UIKitException` where the app crashes
    ///   of it.
    public static func doubleTap(_ view: UIView) throws {
        try perform(on: view) { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 2 }
    }

    private static func perform(on view: UIView, _ fits: (UIGestureRecognizer) -> Bool) throws {
        try catching {
            let target = touched(view)
            let point = try reach(target)
            let path = Array(target.selfAndSuperviews)
            guard let recognizer = recognizer(along: path, before: nil, UITouch(in: target, at: point), fits: fits)
            else { throw Refusal(.noGestureRecognizer, view) }
            try propagate()
            try recognizer.perform(at: point)
        }
    }
}
