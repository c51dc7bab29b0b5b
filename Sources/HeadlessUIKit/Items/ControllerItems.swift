/// What bars show for a view controller.
@MainActor
struct ControllerItems {
    var navigationItem: UINavigationItem?
    /// An item that code or a document gave the controller.
    var tabBarItem: UITabBarItem?
    /// The item of a controller that was given none.
    var defaultTabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var editButtonItem: UIBarButtonItem?

    /// Whichever item shows the controller as a tab, if there is one yet.
    var existingTabBarItem: UITabBarItem? { tabBarItem ?? defaultTabBarItem }
}

extension UIViewController {
    /// Makes the items that the controller's document describes.
    func makeItems(from nib: NibDecoder) {
        if let item = nib.inner("navigationItem", as: UINavigationItem.self) {
            item.title = item.title ?? title
            item.owner = self
            items.navigationItem = item
        }
        if let item = nib.inner("tabBarItem", as: UITabBarItem.self) {
            item.title = item.title ?? title
            items.tabBarItem = item
        }
        let toolbarItems = nib.inner(array: "toolbarItems", as: UIBarButtonItem.self)
        items.toolbarItems = toolbarItems.isEmpty ? nil : toolbarItems
    }

    /// The item, made when it is first asked for.
    var madeNavigationItem: UINavigationItem {
        if let item = items.navigationItem {
            return item
        }
        let item = UINavigationItem()
        item.title = title
        item.owner = self
        items.navigationItem = item
        return item
    }

    /// The item, made when it is first asked for. A navigation controller that was given none, and no title, has that of
    /// its first controller.
    var effectiveTabBarItem: UITabBarItem {
        if let item = items.tabBarItem {
            return item
        }
        if title == nil, let first = (self as? UINavigationController)?.viewControllers.first {
            return first.tabBarItem
        }
        if let item = items.defaultTabBarItem {
            return item
        }
        let item = UITabBarItem()
        item.title = title
        items.defaultTabBarItem = item
        return item
    }

    var madeEditButtonItem: UIBarButtonItem {
        if let item = items.editButtonItem {
            return item
        }
        let item = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: nil, action: nil)
        item.ownAction = { [weak self] in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        items.editButtonItem = item
        return item
    }

    func editingDidChange() {
        guard let item = items.editButtonItem else { return }
        let systemItem: UIBarButtonItem.SystemItem = isEditing ? .done : .edit
        item.systemItem = systemItem
        item.title = systemItem.title
        item.style = systemItem.style
    }
}
