import InterfaceBuilder

/// What a button of a bar reads from its element.
@MainActor
final class BarButtonItemArchive: Archive {
    private let systemItem: UIBarButtonItem.SystemItem?
    private let style: UIBarButtonItem.Style
    private let width: CGFloat
    private let isSpringLoaded: Bool
    private let tintColor: UIColor?

    init(_ element: Element) {
        let item = BarButtonItem(element)
        systemItem = item.systemItem.flatMap(UIBarButtonItem.SystemItem.init(named:))
        style = item.style == "done" ? .done : systemItem?.style ?? .plain
        width = CGFloat(item.width ?? 0)
        tintColor = UIColor(item.tintColor)
        isSpringLoaded = item.isSpringLoaded
    }

    func apply(to item: UIBarButtonItem, from nib: NibDecoder) {
        item.systemItem = systemItem
        item.title = item.title ?? systemItem?.title
        item.style = style
        item.width = width
        item.tintColor = tintColor
        item.isSpringLoaded = isSpringLoaded
        item.customView = nib.inner("customView", as: UIView.self)
    }
}

extension NibDecoder {
    /// The inner object with a key, made.
    @MainActor
    func inner<Object>(_ key: String, as type: Object.Type) -> Object? {
        template.template(key: key).flatMap { context.make($0) as? Object }
    }

    /// The inner objects of an array, made.
    @MainActor
    func inner<Object>(array name: String, as type: Object.Type) -> [Object] {
        context.make(
            template.templates(name) { element in element.child(name).map { Array($0.children) } ?? [] }, as: type)
    }
}
