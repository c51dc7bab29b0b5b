import InterfaceBuilder

/// What every item of a bar reads from its element.
@MainActor
final class BarItemArchive: Archive {
    private let title: String?
    private let isEnabled: Bool
    private let tag: Int
    private let accessibility: Accessibility?
    private let image: UIImage?
    private let landscapeImage: UIImage?
    private let largeContentSizeImage: UIImage?

    /// The attributes are those of `BarButtonItem` and `TabBarItem` alike.
    init(_ element: Element) {
        let item = BarButtonItem(element)
        title = item.title
        isEnabled = item.isEnabled
        tag = item.tag
        image = UIImage(item.image)
        landscapeImage = UIImage(item.landscapeImage)
        largeContentSizeImage = UIImage(item.largeContentSizeImage)
        accessibility = element.child("accessibility").map(Accessibility.init)
    }

    func apply(to item: UIBarItem) {
        item.title = title
        item.image = image
        item.landscapeImagePhone = landscapeImage
        item.largeContentSizeImage = largeContentSizeImage
        item.isEnabled = isEnabled
        item.tag = tag
        guard let accessibility else { return }
        item.accessibilityIdentifier = accessibility.identifier
        item.accessibilityLabel = accessibility.label
        item.accessibilityHint = accessibility.hint
        item.isAccessibilityElement = accessibility.isElement ?? false
    }
}
