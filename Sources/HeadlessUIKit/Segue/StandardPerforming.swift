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
            { (segue: UIStoryboardSegue) throws(UIKitException) in
                try segue.replace(column: column, animated: isAnimated, sender: sender)
            }
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

    /// The first column of a split view is its primary one.
    fileprivate func replace(column: Int, animated: Bool, sender: Any?) throws(UIKitException) {
        guard let container = source.nearestAncestor(UISplitViewController.self) else {
            throw UnconfirmedSegue.noSplitViewController
        }
        ShowAnimation.with(animated) {
            if column == 0 {
                container.show(destination, sender: sender)
            } else {
                container.showDetailViewController(destination, sender: sender)
            }
        }
    }
}
