// A scrolling container tells the newcomer first, at the beginning and at the end; a curling one lets the old page go
// first at the end.

/// What a page view controller knows of its pages.
struct PageState {
    var shown: [UIViewController] = []
    /// The pages beside the one on screen that a scrolling container has seen already.
    var neighbours: [UIPageViewController.NavigationDirection: UIViewController] = [:]
    var transition: Transition?
    /// Whether the delegate is being asked for the spine's location.
    var isMovingSpine = false
}

extension UIPageViewController {
    func set(
        _ controllers: [UIViewController], direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) throws(UIKitException) {
        let required = spineLocation == .mid || (isDoubleSided && animated) ? 2 : 1
        guard controllers.count == required || pages.isMovingSpine && (1...2).contains(controllers.count) else {
            throw UIKitException(
                .invalidArgument,
                "The number of view controllers provided (\(controllers.count)) doesn't match the number required (\(required)) for the requested transition"
            )
        }
        try pages.transition?.finish(completed: true)
        let former = pages.shown
        let new = spineLocation == .mid || pages.isMovingSpine ? controllers : Array(controllers.prefix(1))
        pages.neighbours = [:]
        if transitionStyle == .scroll, animated, let previous = former.first, previous !== new.first {
            pages.neighbours[direction == .forward ? .reverse : .forward] = previous
        }
        try turn(to: new, animated: animated, isInteractive: false) { completed throws(UIKitException) in
            completion?(completed)
        }
    }

    /// Turns a page as a user's finger does.
    ///
    /// - Returns: false where there is no page in that direction.
    func swipe(_ direction: NavigationDirection) throws(UIKitException) -> Bool {
        guard let pending = try pending(direction) else { return false }
        if let delegate {
            Headless.note(delegate, "pageViewController(_:willTransitionTo:)")
            delegate.pageViewController(self, willTransitionTo: pending)
            try Headless.propagate()
        }
        let former = pages.shown
        try turn(to: pending, animated: true, isInteractive: true) { [self] completed throws(UIKitException) in
            if transitionStyle == .scroll {
                if completed {
                    pages.neighbours = [direction == .forward ? .reverse : .forward: former[0]]
                } else {
                    pages.neighbours[direction] = pending[0]
                }
            }
            guard let delegate else { return }
            Headless.note(
                delegate, "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
            delegate.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: completed)
        }
        return true
    }

    /// The pages that lie in a direction.
    private func pending(_ direction: NavigationDirection) throws(UIKitException) -> [UIViewController]? {
        guard let edge = direction == .forward ? pages.shown.last : pages.shown.first else { return nil }
        if let neighbour = pages.neighbours[direction] {
            return [neighbour]
        }
        guard let next = try page(direction, of: edge) else { return nil }
        guard spineLocation == .mid || isDoubleSided else { return [next] }
        guard let second = try page(direction, of: next) else { return nil }
        guard spineLocation == .mid else { return [second] }
        return direction == .forward ? [next, second] : [second, next]
    }

    private func page(
        _ direction: NavigationDirection, of page: UIViewController
    ) throws(UIKitException) -> UIViewController? {
        guard let dataSource else { return nil }
        let found: UIViewController?
        switch direction {
        case .forward:
            Headless.note(dataSource, "pageViewController(_:viewControllerAfter:)")
            found = dataSource.pageViewController(self, viewControllerAfter: page)
        case .reverse:
            Headless.note(dataSource, "pageViewController(_:viewControllerBefore:)")
            found = dataSource.pageViewController(self, viewControllerBefore: page)
        }
        try Headless.propagate()
        return found
    }

    /// After a rotation a curling book may have its spine elsewhere; the delegate sets the pages for it when it is
    /// asked.
    func moveSpine() {
        guard transitionStyle == .pageCurl, let delegate else { return }
        pages.isMovingSpine = true
        defer { pages.isMovingSpine = false }
        Headless.note(delegate, "pageViewController(_:spineLocationFor:)")
        spineLocation = delegate.pageViewController(self, spineLocationFor: Headless.device.orientation)
    }

    // MARK: Turning

    private func turn(
        to new: [UIViewController], animated: Bool, isInteractive: Bool,
        end: @escaping (_ completed: Bool) throws(UIKitException) -> Void
    ) throws(UIKitException) {
        let old = pages.shown
        let coming = new.filter { page in !old.contains { $0 === page } }
        let going = old.filter { page in !new.contains { $0 === page } }
        for page in coming {
            add(child: page)
        }
        try Headless.propagate()
        let turn = PageTurn(container: self, coming: coming, going: going, animated: animated)
        try turn.begin()
        if isViewLoaded {
            place(new)
        }
        try turn.settle()
        let transition = Transition(
            from: old.first, to: new.first, isAnimated: animated, isInteractive: isInteractive)
        pages.transition = transition
        if !isInteractive {
            pages.shown = new
        }
        try transition.run { [self] completed throws(UIKitException) in
            pages.transition = nil
            pages.shown = completed ? new : old
            try completed ? turn.complete() : turn.cancel()
            for page in completed ? coming : [] {
                page.tellDidMove(to: self)
            }
            for page in completed ? going : coming {
                page.tellWillMove(to: nil)
                page.viewIfLoaded?.removeFromSuperview()
                page.leaveParent()
            }
            try Headless.propagate()
            try end(completed)
        }
    }

    /// Puts the views of pages in their places: one fills the container, two share it.
    func place(_ shown: [UIViewController]) {
        guard let view else { return }
        for (index, page) in shown.enumerated() {
            guard let pageView = page.view else { continue }
            var frame = view.bounds
            if shown.count == 2 {
                if navigationOrientation == .horizontal {
                    frame.size.width /= 2
                    frame.origin.x += CGFloat(index) * frame.width
                } else {
                    frame.size.height /= 2
                    frame.origin.y += CGFloat(index) * frame.height
                }
            }
            pageView.frame = frame
            pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if shown.count == 2 {
                pageView.autoresizingMask.insert([.flexibleLeftMargin, .flexibleTopMargin])
            }
            if pageView.superview !== view {
                view.addSubview(pageView)
            }
        }
    }
}

/// The appearance of the pages that come and go when one turns.
@MainActor
private struct PageTurn {
    let container: UIPageViewController
    let coming: [UIViewController]
    let going: [UIViewController]
    let animated: Bool

    func begin() throws(UIKitException) {
        try tell(coming, .willAppear)
        try tell(going, .willDisappear)
    }

    func settle() throws(UIKitException) {
        try tell(coming, .isAppearing)
        guard container.appearance.phase == .appeared else { return }
        for page in coming {
            page.viewIfLoaded?.layoutIfNeeded()
        }
    }

    func complete() throws(UIKitException) {
        switch container.transitionStyle {
        case .scroll:
            try tell(coming, .didAppear)
            try tell(going, .didDisappear)
        case .pageCurl:
            try tell(going, .didDisappear)
            try tell(coming, .didAppear)
        }
    }

    func cancel() throws(UIKitException) {
        switch container.transitionStyle {
        case .scroll:
            try tell(going, .willAppear)
            try tell(going, .isAppearing)
            try tell(going, .didAppear)
            try tell(coming, .willDisappear)
            try tell(coming, .didDisappear)
        case .pageCurl:
            try tell(coming, .willDisappear)
            try tell(going, .willAppear)
            try tell(going, .isAppearing)
            try tell(coming, .didDisappear)
            try tell(going, .didAppear)
        }
    }

    private func tell(_ pages: [UIViewController], _ step: AppearanceStep) throws(UIKitException) {
        try container.take(pages, step, animated: animated)
    }
}
