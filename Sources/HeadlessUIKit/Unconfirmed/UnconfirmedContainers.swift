/// What no source states for certain about containers, all in one place.
@MainActor
enum UnconfirmedContainers {
    // MARK: Navigation

    /// The name of the exception for a split view controller that is pushed; reports quote only its reason (E08).
    static let nameOfPushedSplitView = UIKitException.Name.invalidArgument

    /// General knowledge: why a stack cannot hold a controller twice.
    static func notDistinct(_ controllers: [UIViewController]) -> UIKitException {
        let list = controllers.map { "    \"\(Headless.pointer($0))\"" }.joined(separator: ",\n")
        return UIKitException(
            .invalidArgument, "All view controllers in a navigation controller must be distinct (\n\(list)\n)")
    }

    /// What stands after the reason for a controller that is pushed twice; reports quote what comes before it.
    static func suffixOfPushedTwice(_ controller: UIViewController) -> String { " (\(Headless.pointer(controller)))" }

    /// General knowledge.
    static func navigationBarOfController(_ method: String) -> UIKitException {
        UIKitException(
            .internalInconsistency, "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    }

    /// Whether `show` presents a navigation controller, which cannot be pushed. Apps are on sale whose segues of kind Show lead
    /// from one navigation controller to another; what they do no source states.
    static let showPresentsNavigationControllers = true

    // MARK: Tabs

    /// General knowledge.
    static let selectedStranger = UIKitException(
        .invalidArgument,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
    )

    /// General knowledge.
    static let tabBarOfController = UIKitException(
        .internalInconsistency, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")

    // MARK: Split views

    /// In points.
    static let primaryColumnWidth: CGFloat = 320

    /// Whether a compact column that is set stays what it is, as one report says of iOS 17 and before (G11).
    static let setsCompactColumnOnce = true

    // MARK: Children

    /// The text after `between` names two children without a common parent: general knowledge.
    static func noCommonParent(_ from: UIViewController, _ to: UIViewController) -> UIKitException {
        UIKitException(
            .viewControllerHierarchyInconsistency,
            "Children view controllers \(Headless.pointer(from)) and \(Headless.pointer(to)) must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
        )
    }

    /// General knowledge: why the view of a child cannot lie in the view of a controller that is not its parent.
    static func wrongParent(
        of child: UIViewController, expected: UIViewController, actual: UIViewController
    ) -> UIKitException {
        UIKitException(
            .viewControllerHierarchyInconsistency,
            "child view controller:\(Headless.pointer(child)) should have parent view controller:\(Headless.pointer(expected)) but actual parent is:\(Headless.pointer(actual))"
        )
    }
}

// Also unconfirmed, as they follow from how the code works rather than from a constant:
//
// Navigation
// - `didMove(toParent:)` comes between `viewDidAppear` and the delegate's `didShow`.
// - A navigation controller that appears tells its delegate of a top that was set before.
// - A pop during a transition returns nil, as it waits for the transition's end.
// - The delegate hears nothing when a pop is taken back.
// - The delegate is asked for animator and interaction before the first call of appearance: the coordinator says in
//   `viewWillDisappear` whether the transition is interactive, so UIKit must know by then.
// - A toolbar comes back with the navigation bar only if it went with it; which of the taps in little height show the bars
//   again.
// - The first controller of a stack hides no bar at the bottom, as it was not pushed. In a split view's column the flag is
//   said to have no effect (F10, reported once).
//
// Tabs
// - An index that no tab has is ignored.
// - `tabBar(_:didSelect:)` comes between the delegate's two methods.
// - A navigation controller is pushed in More as it is, and its tab bar controller takes a listed controller back when it
//   leaves the stack of More.
// - When the width changes, a tab that is on screen moves into More or out of it without a call of appearance, and the first
//   tab is shown where only the list was.
// - A change of tabs that an animator moves is brought to its end when another tab is selected meanwhile; one that is taken
//   back ends in the order of a cancelled pop.
// - A navigation controller without an item of its own is shown under that of its first controller (F06, reported once),
//   whose title renames the tab even where the navigation controller has an item.
// - Setters of the selection are for code: a user's tap goes past them (L14, reported once).
//
// Split views
// - A split view controller collapses after its `viewWillAppear` when it appears where there is little width.
// - Where the primary column is no navigation controller, a collapsed one presents a detail, as apps report.
// - The secondary column is proposed for the top where there is no compact one.
// - Columns that go are told before those that come.
// - Each column with a navigation controller of the split view controller's own takes a second controller by a push, as
//   the secondary one does (G10).
// - A display mode that `show` or a button chose is left when the size changes.
// - Nothing collapses in the background, where apps' snapshots are taken (G15, reported once).
//
// Pages
// - Pages that code sets are told in the same order as those that a user turns to.
// - The delegate hears `willTransitionTo` before the pages hear anything.
// - A book with two-sided pages asks for the back and then for the front.
// - Neighbours that a scrolling container keeps are no children.
