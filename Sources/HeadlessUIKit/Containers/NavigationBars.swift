extension UINavigationController {
    /// A view with the bars, above the content; they let touches through.
    func loadContainerView() {
        let container = UIView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = container
        let toolbar = madeToolbar
        toolbar.frame = CGRect(
            x: 0, y: container.frame.height - BarMetrics.height, width: container.frame.width,
            height: BarMetrics.height)
        toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        container.addSubview(toolbar)
        let bar = madeNavigationBar
        bar.frame = CGRect(x: 0, y: 0, width: container.frame.width, height: BarMetrics.height)
        bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        container.addSubview(bar)
        for recognizer in [navigation.popRecognizer, navigation.barHiding.tap, navigation.barHiding.swipe] {
            recognizer.map(container.addGestureRecognizer)
        }
        updateBarHiding()
        updateBars()
    }

    /// Puts the view of a controller over the whole container.
    func install(_ controller: UIViewController) {
        guard let container = viewIfLoaded, let content = controller.view else { return }
        content.frame = container.bounds
        if content.superview !== container {
            container.insertSubview(content, at: 0)
        }
    }

    var madeNavigationBar: UINavigationBar {
        if let bar = navigation.bar {
            return bar
        }
        // The one initialiser that every subclass has.
        let bar = navigation.barClass?.init(coder: NSCoder()) ?? UINavigationBar(frame: .zero)
        take(bar)
        return bar
    }

    var madeToolbar: UIToolbar {
        if let toolbar = navigation.toolbar {
            return toolbar
        }
        let toolbar = navigation.toolbarClass?.init(coder: NSCoder()) ?? UIToolbar(frame: .zero)
        take(toolbar)
        return toolbar
    }

    func take(_ bar: UINavigationBar) {
        bar.controller = self
        navigation.bar = bar
    }

    func take(_ toolbar: UIToolbar) {
        toolbar.controller = self
        navigation.toolbar = toolbar
    }

    /// Whether a controller that was pushed hides the bars at the bottom, which it does until it is popped. The first
    /// controller was not pushed.
    var hidesBottomBar: Bool {
        navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    func updateBars() {
        navigation.bar?.isHidden = navigation.isNavigationBarHidden
        navigation.toolbar?.isHidden = navigation.isToolbarHidden || hidesBottomBar
        (parent as? UITabBarController)?.updateTabBar()
    }
}
