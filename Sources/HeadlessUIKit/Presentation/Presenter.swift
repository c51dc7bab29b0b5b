extension UIViewController {
    /// The controller that presents another when this one is asked to.
    ///
    /// In a context that is the nearest controller, this one included, that defines one. All other styles, and a context
    /// that nobody defines, are presented by the controller at the top of the containers.
    func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        var root = self
        if style.isInContext && definesPresentationContext {
            return self
        }
        for ancestor in ancestors {
            if style.isInContext && ancestor.definesPresentationContext {
                return ancestor
            }
            root = ancestor
        }
        return root
    }

    /// Whether a window shows the controller as its root, or above it.
    var isAttached: Bool {
        var place = self
        while true {
            if let outer = place.parent ?? place.presentation.presenting {
                place = outer
            } else {
                return place.viewIfLoaded?.window?.rootViewController === place || place.isCovered
            }
        }
    }
}

extension UIModalPresentationStyle {
    /// Whether the presentation takes the place of the controller that defines its context.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether the presenter's view leaves the screen.
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether a user can swipe the presentation down.
    var isSheet: Bool { self == .pageSheet || self == .formSheet }
}
