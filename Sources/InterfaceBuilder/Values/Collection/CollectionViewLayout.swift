/// Where the items of a collection lie. Lengths are in points.
public struct CollectionViewLayout: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether items flow in lines; other layouts are of classes of the app.
    public var isFlow: Bool { element.name == "collectionViewFlowLayout" }

    /// `horizontal` or, by default, `vertical`.
    public var scrollDirection: String { element["scrollDirection"] ?? "vertical" }

    public var minimumLineSpacing: Double? { element.number("minimumLineSpacing") }

    public var minimumInteritemSpacing: Double? { element.number("minimumInteritemSpacing") }

    /// Whether items are as large as their content.
    public var automaticEstimatedItemSize: Bool { element.flag("automaticEstimatedItemSize") ?? false }

    public var itemSize: Size? { element.size("itemSize") }

    public var estimatedItemSize: Size? { element.size("estimatedItemSize") }

    public var headerReferenceSize: Size? { element.size("headerReferenceSize") }

    public var footerReferenceSize: Size? { element.size("footerReferenceSize") }

    public var sectionInset: Insets? { element.insets("sectionInset") }

    /// What sections are inset from, such as `safeArea`.
    public var sectionInsetReference: String? { element["sectionInsetReference"] }

    public var sectionHeadersPinToVisibleBounds: Bool { element.flag("sectionHeadersPinToVisibleBounds") ?? false }

    public var sectionFootersPinToVisibleBounds: Bool { element.flag("sectionFootersPinToVisibleBounds") ?? false }
}
