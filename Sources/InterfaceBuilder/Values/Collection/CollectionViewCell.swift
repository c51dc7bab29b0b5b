/// An item of a collection, or the pattern of items.
public struct CollectionViewCell: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.collectionViewCell]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// What the app's code makes items of this pattern by.
    public var reuseIdentifier: String? { element["reuseIdentifier"] }

    /// What holds the content: a `collectionViewCellContentView` or, in older documents, a `view` that may have no id.
    public var contentView: View? { element.child(key: "contentView").map(View.init) }

    /// The size in points where the layout does not give it.
    public var customSize: Size? { element.size("customSize") ?? element.size("size") }

    /// The view behind the content.
    public var backgroundView: View? { element.child(key: "backgroundView").map(View.init) }

    /// The view behind the content while the cell is chosen.
    public var selectedBackgroundView: View? { element.child(key: "selectedBackgroundView").map(View.init) }
}
