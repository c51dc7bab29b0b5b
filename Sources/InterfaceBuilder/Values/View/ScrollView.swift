/// A view whose content can be larger than itself; tables, collections and text views are such views too.
public struct ScrollView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.scrollView, .tableView, .collectionView, .textView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether the user can scroll, which is the default.
    public var isScrollEnabled: Bool { element.flag("scrollEnabled") ?? true }

    /// Whether scrolling stops at multiples of the bounds.
    public var isPagingEnabled: Bool { element.flag("pagingEnabled") ?? false }

    /// Whether scrolling keeps to the direction that it starts in.
    public var isDirectionalLockEnabled: Bool { element.flag("directionalLockEnabled") ?? false }

    /// Whether scrolling goes past the edges and back.
    public var bounces: Bool { element.flag("bounces") ?? true }

    /// Whether scrolling goes past the left and right edges though all content is visible.
    public var alwaysBounceHorizontal: Bool { element.flag("alwaysBounceHorizontal") ?? false }

    /// Whether scrolling goes past the top and bottom edges though all content is visible.
    public var alwaysBounceVertical: Bool { element.flag("alwaysBounceVertical") ?? false }

    /// Whether zooming goes past the limits and back.
    public var bouncesZoom: Bool { element.flag("bouncesZoom") ?? true }

    /// The greatest reduction, by default 1.
    public var minimumZoomScale: Double { element.number("minimumZoomScale") ?? 1 }

    /// The greatest enlargement, by default 1.
    public var maximumZoomScale: Double { element.number("maximumZoomScale") ?? 1 }

    /// Whether a bar tells how far the content is scrolled sideways, which is the default.
    public var showsHorizontalScrollIndicator: Bool { element.flag("showsHorizontalScrollIndicator") ?? true }

    /// Whether a bar tells how far the content is scrolled up and down, which is the default.
    public var showsVerticalScrollIndicator: Bool { element.flag("showsVerticalScrollIndicator") ?? true }

    /// `black` or `white`; nil for what suits the content.
    public var indicatorStyle: String? { element["indicatorStyle"] }

    /// Whether a touch waits to see if it scrolls.
    public var delaysContentTouches: Bool { element.flag("delaysContentTouches") ?? true }

    /// Whether a touch of the content can become a scroll.
    public var canCancelContentTouches: Bool { element.flag("canCancelContentTouches") ?? true }

    /// How a scroll sends the keyboard away; nil if it does not.
    public var keyboardDismissMode: String? { element["keyboardDismissMode"] }

    /// When safe areas inset the content.
    public var contentInsetAdjustmentBehavior: String? { element["contentInsetAdjustmentBehavior"] }

    /// The room around the content, in points.
    public var contentInset: Insets? { element.insets("contentInset") }

    /// The room around the scroll indicators, in points.
    public var scrollIndicatorInsets: Insets? { element.insets("scrollIndicatorInsets") }

    /// The content as an item of constraints.
    public var contentLayoutGuide: LayoutGuide? { element.value("viewLayoutGuide", key: "contentLayoutGuide") }

    /// The visible part as an item of constraints.
    public var frameLayoutGuide: LayoutGuide? { element.value("viewLayoutGuide", key: "frameLayoutGuide") }
}
