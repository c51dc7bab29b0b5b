/// What no source states for certain about presentations, all in one place.
@MainActor
enum UnconfirmedPresentation {
    /// Whether a presenter that presents already and has left the window is told to be outside the window, rather than
    /// to be presenting. Reports of the first text for covered full-screen presenters suggest so.
    static let asksForWindowFirst = true

    /// What is logged where the presenter is not in a window; the older form with `Warning:` is quoted, this one is general
    /// knowledge.
    static func outsideWindow(_ attempt: String) -> String { "\(attempt) whose view is not in the window hierarchy." }

    /// The style that popovers and form sheets take where the width is compact.
    static let compactStyle = UIModalPresentationStyle.pageSheet

    /// The style that sheets take where the height is compact. Apple's documentation says that they behave as full
    /// screen there; that the presenter disappears too is not confirmed.
    static let compactHeightStyle = UIModalPresentationStyle.fullScreen

    /// The reason that UIKit gives for a controller of the style `.none`.
    static let noPresentationController = UIKitException(
        .invalidArgument,
        "The specified modal presentation style doesn't have a corresponding presentation controller.")

    static let oneCancelAction = UIKitException(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")

    static let noTextFields = UIKitException(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")

    static let emptyAlert = UIKitException(
        .invalidArgument, "UIAlertController must have a title, a message or an action to display")

    // MARK: Sizes in points

    static let sheetTopInset: CGFloat = 54
    static let formSheetSize = CGSize(width: 540, height: 620)
    static let pageSheetSize = CGSize(width: 704, height: 944)
    static let popoverSize = CGSize(width: 320, height: 480)
    static let alertWidth: CGFloat = 270
    static let rowHeight: CGFloat = 44
}

// Also unconfirmed, as they follow from how the code works rather than from a constant:
// - Every controller of a chain says `isBeingDismissed` when the chain is dismissed from below. One report found it
//   false in the middle (B30).
// - A chain disappears from the bottom to the top.
// - Where nothing can be dismissed, or UIKit refuses, a completion is not called.
// - A cancelled presentation ends in the order of a cancelled pop: first the newcomer, then the presenter.
// - A tap beside a sheet that leaves room there closes it. One report has it of form sheets, which did not do so before
//   sheets could be swiped away.
// - Of a popover and what is presented in it, the popover's delegate is asked first about a tap outside both.
