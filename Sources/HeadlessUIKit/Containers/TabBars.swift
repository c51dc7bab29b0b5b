extension UITabBarController {
    /// A view with the bar, above the content; it lets touches through.
    func loadContainerView() {
        let container = UIView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = container
        updateTabBar()
    }

    /// Puts the view of a controller over the whole container.
    func install(_ controller: UIViewController) {
        guard let container = viewIfLoaded, let content = controller.view else { return }
        content.frame = container.bounds
        if content.superview !== container {
            container.insertSubview(content, at: 0)
        }
    }

    var madeTabBar: UITabBar {
        if let bar = tabs.bar {
            return bar
        }
        let bar = UITabBar(frame: .zero)
        take(bar)
        return bar
    }

    func take(_ bar: UITabBar) {
        bar.controller = self
        tabs.bar = bar
    }

    /// Whether what is pushed in the selected tab hides the bar.
    var isTabBarAway: Bool {
        (tabs.selected as? UINavigationController)?.hidesBottomBar ?? false
    }

    /// Takes the bar off the screen, or puts it back; `isHidden` is the app's own to set.
    func updateTabBar() {
        guard let container = viewIfLoaded else { return }
        let bar = madeTabBar
        if isTabBarAway {
            bar.removeFromSuperview()
        } else if bar.superview !== container {
            bar.frame = CGRect(x: 0, y: container.frame.height - 49, width: container.frame.width, height: 49)
            bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            container.addSubview(bar)
        }
    }
}
