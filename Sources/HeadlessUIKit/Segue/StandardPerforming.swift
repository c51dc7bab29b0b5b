import InterfaceBuilder

extension SegueTemplate {
    /// What `perform` of a segue of this kind does; nil where the app's class must say.
    func performance(sender: Any?) -> ((UIStoryboardSegue) throws(UIKitException) -> Void)? {
        let isAnimated = isAnimated
        return switch way {
        case .show:
            { (segue: UIStoryboardSegue) throws(UIKitException) in
                Headless.note(segue.source, "show")
                ShowAnimation.with(isAnimated) { segue.source.show(segue.destination, sender: sender) }
            }
        case .showDetail:
            { (segue: UIStoryboardSegue) throws(UIKitException) in
                Headless.note(segue.source, "showDetailViewController")
                ShowAnimation.with(isAnimated) {
                    segue.source.showDetailViewController(segue.destination, sender: sender)
                }
            }
        case .present, .popover:
            { (segue: UIStoryboardSegue) throws(UIKitException) in
                Headless.note(segue.source, "present")
                segue.source.present(segue.destination, animated: isAnimated)
            }
        case .push:
            { (segue: UIStoryboardSegue) throws(UIKitException) in try segue.push(animated: isAnimated) }
        case .replace(let column):
            { (segue: UIStoryboardSegue) throws(UIKitException) in try segue.replace(column: column) }
        case .embed:
            { [ownerID] (segue: UIStoryboardSegue) throws(UIKitException) in try segue.embed(in: ownerID) }
        case .unwind:
            { (segue: UIStoryboardSegue) throws(UIKitException) in
                try UnwindPath(from: segue.source, to: segue.destination)?.follow(segue, animated: isAnimated)
            }
        case .custom, .relationship:
            nil
        }
    }
}

extension UIStoryboardSegue {
    fileprivate func push(animated: Bool) throws(UIKitException) {
        guard let container = source.nearestAncestor(UINavigationController.self) else {
            throw SegueException.noNavigationController(for: identifier)
        }
        Headless.note(container, "pushViewController")
        container.pushViewController(destination, animated: animated)
    }

    fileprivate func replace(column: Int) throws(UIKitException) {
        guard let container = source.nearestAncestor(UISplitViewController.self) else {
            throw UnconfirmedSegue.noSplitViewController
        }
        // A split view that is collapsed has but one controller.
        guard container.viewControllers.indices.contains(column) else {
            return container.showDetailViewController(destination, sender: nil)
        }
        container.viewControllers[column] = destination
    }
}
