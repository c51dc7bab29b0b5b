extension UIViewController {
    /// Exchanges the view of one child for that of another. Containment itself is the caller's part.
    func exchange(
        _ from: UIViewController, for to: UIViewController, animated: Bool, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) throws(UIKitException) {
        guard from.parent === self, to.parent === self else {
            throw UnconfirmedContainers.noCommonParent(from, to)
        }
        let isOnScreen = appearance.phase == .appeared || appearance.phase == .appearing
        let transition = Transition(from: from, to: to, isAnimated: animated)
        try to.loadViewThrowing()
        if isOnScreen {
            try from.appearance(.willDisappear, animated: animated)
            try to.appearance(.willAppear, animated: animated)
        }
        if let toView = to.view {
            from.viewIfLoaded?.superview?.addSubview(toView)
        }
        if isOnScreen {
            try to.appearance(.isAppearing, animated: animated)
        }
        animations?()
        to.viewIfLoaded?.layoutIfNeeded()
        try transition.run { [self] completed throws(UIKitException) in
            from.viewIfLoaded?.removeFromSuperview()
            if appearance.phase == .appeared {
                try to.appearance(.didAppear, animated: animated)
            }
            try from.appearance(.didDisappear, animated: animated)
            completion?(completed)
        }
    }
}
