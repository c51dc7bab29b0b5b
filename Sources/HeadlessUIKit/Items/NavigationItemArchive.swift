import InterfaceBuilder

/// What a navigation item reads from its element.
@MainActor
final class NavigationItemArchive: Archive {
    private let item: NavigationItem
    private let title: String?
    private let prompt: String?
    private let backButtonTitle: String?
    private let largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
    private let hidesBackButton: Bool
    private let leftItemsSupplementBackButton: Bool

    init(_ element: Element) {
        item = NavigationItem(element)
        title = item.title
        prompt = item.prompt
        backButtonTitle = item.backButtonTitle
        hidesBackButton = item.hidesBackButton
        leftItemsSupplementBackButton = item.leftItemsSupplementBackButton
        largeTitleDisplayMode =
            switch item.largeTitleDisplayMode {
            case "always": .always
            case "never": .never
            default: .automatic
            }
    }

    func apply(to target: UINavigationItem, from nib: NibDecoder) {
        target.title = title
        target.prompt = prompt
        target.backButtonTitle = backButtonTitle
        target.hidesBackButton = hidesBackButton
        target.leftItemsSupplementBackButton = leftItemsSupplementBackButton
        target.largeTitleDisplayMode = largeTitleDisplayMode
        target.titleView = nib.inner("titleView", as: UIView.self)
        target.backBarButtonItem = nib.inner("backBarButtonItem", as: UIBarButtonItem.self)
        target.leftBarButtonItems = buttons("left", of: nib)
        target.rightBarButtonItems = buttons("right", of: nib)
    }

    /// A document has one button under a key of its own, several as an array.
    private func buttons(_ side: String, of nib: NibDecoder) -> [UIBarButtonItem]? {
        if let one = nib.inner("\(side)BarButtonItem", as: UIBarButtonItem.self) {
            return [one]
        }
        let several = nib.inner(array: "\(side)BarButtonItems", as: UIBarButtonItem.self)
        return several.isEmpty ? nil : several
    }
}
