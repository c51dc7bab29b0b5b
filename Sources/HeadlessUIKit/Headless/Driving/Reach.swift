extension Headless {
    /// Finds where a user would touch a view, scrolling to it where that is needed.
    ///
    /// - Returns: a point of the view in the window's coordinates.
    /// - Throws: `Refusal` where no touch would reach the view.
    static func reach(_ view: UIView) throws -> CGPoint {
        let window = try requireTouchable(view)
        reveal(view)
        guard !isUnplaced(view) else { return view.convert(.zero, to: nil) }
        let visible = visiblePart(of: view, in: window)
        guard !visible.isEmpty else { throw Refusal(.outsideWindow, view) }
        let point = CGPoint(x: visible.midX, y: visible.midY)
        if let cover = cover(of: view, in: window, at: point) {
            throw Refusal(.covered(by: name(of: cover)), view)
        }
        return point
    }

    /// What a touch needs wherever the view lies.
    ///
    /// - Returns: the view's window.
    @discardableResult
    static func requireTouchable(_ view: UIView) throws -> UIWindow {
        try requireFront(view)
        guard let window = view.window else { throw Refusal(.notInWindow, view) }
        window.layoutIfNeeded()
        try requireTouchable(view, in: window)
        return window
    }

    /// What presents something else is behind it, and so is all that it contains.
    private static func requireFront(_ view: UIView) throws {
        var responder: UIResponder? = view
        while let current = responder, !(current is UIViewController) {
            responder = current.next
        }
        var controller = responder as? UIViewController
        while let current = controller {
            if let presented = current.presentedController,
                presented.presentationOfSelf?.givesTouches(to: view) != true
            {
                throw Refusal(.behindPresentation(of: name(of: presented)), view)
            }
            controller = current.parent
        }
    }

    private static func requireTouchable(_ view: UIView, in window: UIWindow) throws {
        for current in view.selfAndSuperviews {
            if current.isHidden {
                throw Refusal(.hidden(by: name(of: current)), view)
            }
            if current.alpha < 0.01 {
                throw Refusal(.transparent(by: name(of: current)), view)
            }
            if !current.isUserInteractionEnabled {
                throw Refusal(.interactionDisabled(by: name(of: current)), view)
            }
        }
        if let control = view as? UIControl, !control.isEnabled {
            throw Refusal(.disabled, view)
        }
    }

    /// Scrolls every scroll view around, the outermost last, as a user would to see the view.
    private static func reveal(_ view: UIView) {
        for current in view.selfAndSuperviews.dropFirst() {
            guard let scrollView = current as? UIScrollView, scrollView.isScrollEnabled else { continue }
            let frame = scrollView.convert(CGRect(origin: .zero, size: view.frame.size), from: view)
            if !scrollView.bounds.intersects(frame) {
                scrollView.scrollRectToVisible(frame, animated: false)
            }
        }
    }

    /// A view that code places by constraints has no frame here, and nothing is known of its place.
    private static func isUnplaced(_ view: UIView) -> Bool {
        view.selfAndSuperviews.contains {
            !$0.translatesAutoresizingMaskIntoConstraints && $0.frame.size == .zero
        }
    }

    private static func visiblePart(of view: UIView, in window: UIWindow) -> CGRect {
        var visible = view.convert(view.bounds, to: nil).intersection(window.bounds)
        for current in view.selfAndSuperviews.dropFirst() where current.clipsToBounds {
            visible = visible.intersection(current.convert(current.bounds, to: nil))
        }
        return visible
    }

    /// What takes a touch at a point before a view does: something that lies over it or over a view around it.
    private static func cover(of view: UIView, in window: UIWindow, at point: CGPoint) -> UIView? {
        for current in view.selfAndSuperviews {
            guard let superview = current.superview,
                let place = superview.subviews.firstIndex(where: { $0 === current })
            else { continue }
            for sibling in superview.subviews[(place + 1)...].reversed() {
                if let hit = sibling.hitTest(sibling.convert(point, from: nil), with: nil), !hit.isDescendant(of: view) {
                    return hit
                }
            }
        }
        return windowsOver(window).lazy.compactMap { $0.hitTest(point, with: nil) }.first
    }

    private static func windowsOver(_ window: UIWindow) -> [UIWindow] {
        let all = UIApplication.shared.windows
        guard let place = all.firstIndex(where: { $0 === window }) else { return [] }
        return all.enumerated().filter { index, other in
            let level = other.windowLevel.rawValue
            return level > window.windowLevel.rawValue || (level == window.windowLevel.rawValue && index > place)
        }.map(\.element)
    }
}
