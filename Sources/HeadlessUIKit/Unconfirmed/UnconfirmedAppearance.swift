/// What no source states for certain about appearance, all in one place.
@MainActor
enum UnconfirmedAppearance {
    /// General knowledge.
    static func unbalanced(_ controller: UIViewController) -> String {
        "Unbalanced calls to begin/end appearance transitions for \(Headless.pointer(controller))."
    }

    /// What stands in the warning about a direct call after the part that reports quote.
    static func endOfDirectCall(_ controller: UIViewController) -> String {
        " on UIViewController instead to manually drive the appearance callbacks. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: \(Headless.pointer(controller))"
    }
}

// Also unconfirmed, as they follow from how the code works rather than from a constant:
// - Containers are told before their children.
// - A child whose view enters the window of a parent on screen has appeared when `addSubview` returns. UIKit waits for the
//   end of the turn of the run loop, which there is none of here. For the same reason a dismissal without animation is
//   over when the call returns, where UIKit since iOS 8 needs a few turns (B05, reported once).
// - The status bar of a navigation controller is hidden as its top controller says, and has the style of the top where the
//   navigation bar is hidden: general knowledge.
// - Touches begin before a recogniser acts and end before a control does; scroll views pass none on: general knowledge.
