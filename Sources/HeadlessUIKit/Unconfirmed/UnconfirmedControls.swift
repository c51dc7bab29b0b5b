/// What no source states for certain about views, controls, gestures, rows and items, all in one place.
@MainActor
enum UnconfirmedControls {
    /// The text for a view that is to hold itself; for one that is to hold a view around it the text may be another.
    static let subviewOfItself = UIKitException(.invalidArgument, "Can't add self as subview")

    /// What a control sends when a user's finger leaves it. The order is unconfirmed.
    static let eventsOfTap: [UIControl.Event] = [.touchUpInside, .primaryActionTriggered]

    /// What views are to somebody who hears the screen, unless they are told otherwise. General knowledge.
    static let traitsOfLabel = UIAccessibilityTraits.staticText
    static let traitsOfButton = UIAccessibilityTraits.button
    static let traitsOfImageView = UIAccessibilityTraits.image

    /// Whether a gesture that goes on starts its segues once only, when it begins.
    static let startsSeguesOnce = true
}

// Also unconfirmed, as they follow from how the code works rather than from a constant:
// - Of several views in a stack view that hold on to their length alike, the last one gives way; a stack view whose views
//   are hidden keeps its own length.
// - An action without a target looks for one from the first responder up, then from the sender up.
// - A bar button without a target looks for one from the first responder up, then from the controller on top up.
// - What VoiceOver calls some of the system's bar buttons.
// - A segue is a bar button item's target, and an action beside it is sent too.
// - Of a tap on a row: where the deselection of the former row is told; here after `willSelectRow`, before `didSelectRow`
//   (L05).
// - A tap on an accessory button starts segues before the delegate hears of it, as a tap on the row does (L18). Items of
//   collection views do the same (L01, reported once).
