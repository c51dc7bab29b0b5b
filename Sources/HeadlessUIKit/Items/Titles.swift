extension UIViewController {
    /// The title goes to the items that exist, whatever they said before; those that do not exist take it when they are
    /// made. An item of the system keeps its own name.
    ///
    /// The first controller of a navigation controller names the tab that it is shown under.
    func titleDidChange() {
        items.navigationItem?.title = title
        rename(items.existingTabBarItem)
        if let navigationController = parent as? UINavigationController,
            navigationController.viewControllers.first === self
        {
            rename(navigationController.items.existingTabBarItem)
        }
    }

    private func rename(_ item: UITabBarItem?) {
        guard let item, item.systemItem == nil else { return }
        item.title = title
    }
}
