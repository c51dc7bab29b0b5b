extension Headless {
    /// The bar at the top of the screen that shows the time.
    public struct StatusBar: Hashable, Sendable {
        public let style: UIStatusBarStyle
        public let isHidden: Bool
    }

    /// The status bar as the controllers on screen want it; nil where no window shows a controller.
    ///
    /// The root of the key window decides, or what is presented over the full screen, and each may leave it to a child.
    public static var statusBar: StatusBar? {
        guard let root = KeyWindow.current?.rootViewController else { return nil }
        let presented = sequence(first: root) { controller in
            controller.presentation.presented.flatMap { $0.decidesStatusBar ? $0 : nil }
        }
        let owner = Array(presented).last ?? root
        func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
            var controller = owner
            while let next = controller[keyPath: child], next.ancestors.contains(where: { $0 === controller }) {
                controller = next
            }
            return controller
        }
        return StatusBar(
            style: deciding(\.childForStatusBarStyle).preferredStatusBarStyle,
            isHidden: deciding(\.childForStatusBarHidden).prefersStatusBarHidden)
    }
}

extension UIViewController {
    fileprivate var decidesStatusBar: Bool {
        modalPresentationCapturesStatusBarAppearance || presentation.controller?.effectiveStyle == .fullScreen
    }
}
