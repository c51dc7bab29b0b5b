import InterfaceBuilder

extension UIViewController {
    /// Anchors the popover of a segue at the view or bar button item that the segue names, else at the sender.
    ///
    /// - Parameter line: the segue and those from which it takes what it does not say itself.
    func anchorPopover(of destination: UIViewController, as line: [Segue], sender: Any?) {
        guard let popover = destination.popoverPresentationController else { return }
        let named = line.said { $0.popoverAnchorBarButtonItemID ?? $0.popoverAnchorViewID }.flatMap(sceneObject)
        switch named ?? sender.map({ $0 as AnyObject }) {
        case let item as UIBarButtonItem: popover.barButtonItem = item
        case let view as UIView: popover.sourceView = view
        case let gesture as UIGestureRecognizer: popover.sourceView = gesture.view
        default: break
        }
        if let directions = line.said(\.popoverArrowDirections) {
            popover.permittedArrowDirections = UIPopoverArrowDirection(directions)
        }
        let passthrough = line.lazy.map(\.popoverPassthroughViewIDs).first { !$0.isEmpty } ?? []
        let views = passthrough.compactMap { sceneObject($0) as? UIView }
        if !views.isEmpty {
            popover.passthroughViews = views
        }
    }

    /// An object of the controller's scene by its id in the document.
    func sceneObject(_ id: String) -> AnyObject? {
        nibContext?.object(id: id) ?? viewIfLoaded?.descendant(id: id)
    }
}

extension UIView {
    /// This view, or the first one in it, that a document knows by an id.
    func descendant(id: String) -> UIView? {
        if nibObjectID == id {
            return self
        }
        for subview in subviews {
            if let found = subview.descendant(id: id) {
                return found
            }
        }
        return nil
    }
}

extension UIPopoverArrowDirection {
    fileprivate init(_ directions: Set<Segue.ArrowDirection>) {
        self = []
        if directions.contains(.up) { insert(.up) }
        if directions.contains(.down) { insert(.down) }
        if directions.contains(.left) { insert(.left) }
        if directions.contains(.right) { insert(.right) }
    }
}
