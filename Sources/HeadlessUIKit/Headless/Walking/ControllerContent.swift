extension Headless {
    /// What a view controller holds, as a user sees it.
    @MainActor
    public struct ControllerContent {
        /// The kind of container; nil for a controller without children.
        public let container: ControllerState.Container?
        /// In the container's own order: the stack from the root on, the tabs, the columns.
        public let children: [UIViewController]
        /// The positions of the children that can be seen.
        public let shown: [Int]
        /// What the controller itself, and none around it, presents.
        public let presented: UIViewController?
        /// The style of the presentation on this device.
        public let presentationStyle: UIModalPresentationStyle?
    }

    /// What a view controller holds and presents at the moment.
    public static func content(of controller: UIViewController) -> ControllerContent {
        let content = Content(of: controller)
        let shown: [Int] =
            switch content.container {
            case .split, .custom: content.children.indices.filter { content.children[$0].isSeen(in: controller) }
            case .tabs where content.shown == nil:
                content.children.indices.filter { content.children[$0] === chosenInMore(of: controller) }
            default: content.shown.map { [$0] } ?? []
            }
        let presented = controller.presentation.presented
        return ControllerContent(
            container: content.container, children: content.children, shown: shown, presented: presented,
            presentationStyle: presented.map { $0.presentation.controller?.effectiveStyle ?? $0.modalPresentationStyle })
    }
}

extension Headless {
    /// The tab that was chosen from the list of More and is on screen.
    private static func chosenInMore(of controller: UIViewController) -> UIViewController? {
        let tabs = (controller as? UITabBarController)?.tabs
        return tabs.flatMap { $0.selected === $0.more ? $0.more?.listedOnScreen : nil }
    }
}

extension UIViewController {
    fileprivate func isSeen(in container: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = container.viewIfLoaded else { return false }
        return view.isDescendant(of: outer) && sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
    }
}
