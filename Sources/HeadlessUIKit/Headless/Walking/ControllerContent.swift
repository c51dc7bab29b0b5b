extension Headless {
    /// What a view controller holds, as a user sees it.
    @MainActor
    public struct ControllerContent {
        /// The kind of container; nil for a controller without children.
        public let container: ControllerState.Container?
        /// In the container's own order: the stack from the root on, the tabs, the columns. The tab that was chosen last from
        /// the list of More lies on that list, and with what it pushes there in a navigation controller in its place.
        public let children: [UIViewController]
        /// The positions of the children that can be seen.
        public let shown: [Int]
        /// What the controller itself, and none around it, presents.
        public let presented: UIViewController?
        /// The style of the presentation on this device.
        public let presentationStyle: UIModalPresentationStyle?
        /// The controller that was asked to present it: this one or one in it.
        public let presentationSource: UIViewController?
    }

    /// What a view controller holds and presents at the moment.
    public static func content(of controller: UIViewController) -> ControllerContent {
        let content = Content(of: controller)
        var children = content.children
        var shown: [Int] =
            switch content.container {
            case .split, .custom: children.indices.filter { children[$0].isSeen(in: controller) }
            default: content.shown.map { [$0] } ?? []
            }
        if let tabs = (controller as? UITabBarController)?.tabs, let more = tabs.more, let listed = more.listedOnScreen,
            let place = children.firstIndex(where: { $0 === listed })
        {
            children[place] = more
            shown = tabs.selected === more ? [place] : shown
        }
        let presented = controller.presentation.presented
        return ControllerContent(
            container: content.container, children: children, shown: shown, presented: presented,
            presentationStyle: presented.map { $0.presentation.controller?.effectiveStyle ?? $0.modalPresentationStyle },
            presentationSource: presented?.presentation.controller?.source)
    }
}

extension Headless {
    /// Whether a view controller is the one in which a tab bar controller lists the tabs that its bar has no place for.
    public static func isMore(_ controller: UIViewController) -> Bool { controller is UIMoreNavigationController }
}

extension UIViewController {
    fileprivate func isSeen(in container: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = container.viewIfLoaded else { return false }
        return view.isDescendant(of: outer) && view.selfAndSuperviews.allSatisfy { !$0.isHidden }
    }
}
