/// The ways in which segues of our own bring their destination on screen.
extension UIStoryboardSegue {
    /// Pushes the destination, or shows it where there is no navigation controller.
    package func push(animated: Bool) {
        guard let navigation = source as? UINavigationController ?? source.navigationController else {
            return show(source, destination, animated: animated)
        }
        let added = destination.takePushable()
        // A split view cannot be pushed either, and there is nothing to push of an empty navigation controller.
        guard !added.isEmpty, !(destination is UISplitViewController) else { return present(animated: animated) }
        if let only = added.first, added.count == 1 {
            navigation.pushViewController(only, animated: animated.isPossible)
        } else {
            navigation.setViewControllers(navigation.viewControllers + added, animated: animated.isPossible)
        }
    }

    /// Shows the destination in the nearest container that shows scenes, else presents it.
    package func show(animated: Bool) {
        let isContainer = destination is UINavigationController || destination is UISplitViewController
        if isContainer, source.navigationController != nil {
            push(animated: animated)
        } else {
            show(source, destination, animated: animated)
        }
    }

    private func show(_ source: UIViewController, _ destination: UIViewController, animated: Bool) {
        Self.run(animated: animated) { source.show(destination, sender: source) }
    }

    /// Shows the destination as the detail of a split view, else presents it.
    package func showDetail(animated: Bool) {
        Self.run(animated: animated) { source.showDetailViewController(destination, sender: source) }
    }

    /// Presents the destination; at the anchor that the source knows where its style is that of a popover.
    package func present(animated: Bool) {
        if destination.modalPresentationStyle == .popover {
            presentPopover(at: nil, animated: animated)
        } else {
            source.present(destination, animated: animated.isPossible, completion: nil)
        }
    }

    /// Presents a popover at its anchor: one that is set, one that the source knows, or the middle of its view.
    package func presentPopover(at anchor: PopoverAnchor?, animated: Bool) {
        destination.modalPresentationStyle = .popover
        if let popover = destination.popoverPresentationController {
            if let anchor = anchor ?? (source as? any PopoverAnchoring)?.popoverAnchor(for: self) {
                anchor.apply(to: popover)
            } else if let view = source.view {
                popover.anchorIfNeeded(toMiddleOf: view)
            }
        }
        source.present(destination, animated: animated.isPossible, completion: nil)
    }

    /// Makes the destination the root of the source's window, after what is presented there is gone.
    package func replaceRoot(animated: Bool) {
        guard let window = source.viewIfLoaded?.window else {
            return BrokenLinks.report(.notInWindow("\(type(of: source))"), at: self)
        }
        let destination = destination
        let replace = {
            window.rootViewController = destination
            guard animated.isPossible else { return }
            UIView.transition(
                with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil, completion: nil)
        }
        if let root = window.rootViewController, root.presentedViewController != nil {
            root.dismiss(animated: false, completion: replace)
        } else {
            replace()
        }
    }

    /// What UIKit offers no parameter for is not animated where all animations are off.
    private static func run(animated: Bool, _ show: () -> Void) {
        if animated {
            show()
        } else {
            UIView.performWithoutAnimation(show)
        }
    }
}

extension UIViewController {
    /// Gives another controller the presentation and transition style that this one was given.
    ///
    /// UIKit does not tell whether a style was set, only that it is not the one that every controller has.
    func passStyles(to other: UIViewController) {
        let unset = UIViewController()
        if modalPresentationStyle != unset.modalPresentationStyle {
            other.modalPresentationStyle = modalPresentationStyle
        }
        if modalTransitionStyle != unset.modalTransitionStyle {
            other.modalTransitionStyle = modalTransitionStyle
        }
    }
}

extension Bool {
    /// A wish for animation where animations are on.
    @MainActor
    fileprivate var isPossible: Bool { self && UIView.areAnimationsEnabled }
}
