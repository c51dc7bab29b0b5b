import InterfaceBuilder

/// What a tab reads from its element.
@MainActor
final class TabBarItemArchive: Archive {
    private let systemItem: UITabBarItem.SystemItem?
    private let badgeValue: String?
    private let badgeColor: UIColor?
    private let selectedImage: UIImage?

    init(_ element: Element) {
        let item = TabBarItem(element)
        systemItem = item.systemItem.flatMap(UITabBarItem.SystemItem.init(named:))
        badgeValue = item.badgeValue
        badgeColor = UIColor(item.badgeColor)
        selectedImage = UIImage(item.selectedImage)
    }

    func apply(to item: UITabBarItem) {
        item.systemItem = systemItem
        // The system's name shows whatever title the editor has kept.
        item.title = systemItem?.title ?? item.title
        item.badgeValue = badgeValue
        item.badgeColor = badgeColor
        item.selectedImage = selectedImage
    }
}
