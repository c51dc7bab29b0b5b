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

    /// The least distance between lines.
    public var minimumLineSpacing: Double? { element.number("minimumLineSpacing") }

    /// The least distance between items of a line.
    public var minimumInteritemSpacing: Double? { element.number("minimumInteritemSpacing") }

    /// Whether items are as large as their content.
    public var automaticEstimatedItemSize: Bool { element.flag("automaticEstimatedItemSize") ?? false }

    /// The size of items in points.
    public var itemSize: Size? { element.size("itemSize") }

    /// The size that items are taken to have until they are shown, in points.
    public var estimatedItemSize: Size? { element.size("estimatedItemSize") }

    /// The size of the headers of sections, in points; only that along the scroll direction counts.
    public var headerReferenceSize: Size? { element.size("headerReferenceSize") }

    /// The size of the footers of sections, in points; only that along the scroll direction counts.
    public var footerReferenceSize: Size? { element.size("footerReferenceSize") }

    /// The room around the items of a section.
    public var sectionInset: Insets? { element.insets("sectionInset") }

    /// What sections are inset from, such as `safeArea`.
    public var sectionInsetReference: String? { element["sectionInsetReference"] }

    /// Whether headers of sections stay in sight.
    public var sectionHeadersPinToVisibleBounds: Bool { element.flag("sectionHeadersPinToVisibleBounds") ?? false }

    /// Whether footers of sections stay in sight.
    public var sectionFootersPinToVisibleBounds: Bool { element.flag("sectionFootersPinToVisibleBounds") ?? false }
}
