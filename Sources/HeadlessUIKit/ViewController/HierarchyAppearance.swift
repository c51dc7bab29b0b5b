/// Children of an app's own containers appear and disappear with their views: one that enters the window while the
/// parent is on screen appears, one that leaves it disappears.
extension UIViewController {
    /// Called before the view comes into a window, or leaves it.
    func viewWillMove(toWindow window: UIWindow?) {
        guard window != nil ? entersWithView : leavesWithView else { return }
        appearance.followsHierarchy = true
        Headless.shell { () throws(UIKitException) in
            try appearance(window != nil ? .willAppear : .willDisappear, animated: false)
        }
    }

    /// Called after the view has come into a window, or has left it.
    func viewDidMove(toWindow window: UIWindow?) {
        guard appearance.followsHierarchy else { return }
        appearance.followsHierarchy = false
        Headless.shell { () throws(UIKitException) in
            guard window != nil else { return try appearance(.didDisappear, animated: false) }
            try appearance(.isAppearing, animated: false)
            // A parent that is still appearing takes its children along.
            if parent?.appearance.phase == .appeared {
                viewIfLoaded?.layoutIfNeeded()
                try appearance(.didAppear, animated: false)
            }
        }
    }

    private var entersWithView: Bool {
        guard appearance.phase == .disappeared, let parent, parent.forwardsHierarchy else { return false }
        return parent.appearance.phase == .appeared || parent.appearance.phase == .appearing
    }

    private var leavesWithView: Bool {
        appearance.phase == .appeared && (parent?.forwardsHierarchy ?? (presentingController == nil))
    }

    private var forwardsHierarchy: Bool { !decidesAppearance && shouldAutomaticallyForwardAppearanceMethods }

    /// The view of a child belongs into the view of its parent.
    func checkHierarchy(movingInto superview: UIView) throws(UIKitException) {
        guard let parent else { return }
        var place: UIView? = superview
        while let view = place, view.viewController == nil {
            place = view.superview
        }
        guard let owner = place?.viewController, owner !== parent, owner !== self else { return }
        throw UnconfirmedContainers.wrongParent(of: self, expected: owner, actual: parent)
    }
}
