/// The dots that tell which page is shown.
public struct PageControl: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.pageControl]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// How many dots there are.
    public var numberOfPages: Int { element.integer("numberOfPages") ?? 0 }

    /// Which page is shown, counted from 0.
    public var currentPage: Int { element.integer("currentPage") ?? 0 }

    /// Whether there are no dots where there is but one page.
    public var hidesForSinglePage: Bool { element.flag("hidesForSinglePage") ?? false }

    /// Whether the app says when the dots change.
    public var defersCurrentPageDisplay: Bool { element.flag("defersCurrentPageDisplay") ?? false }

    /// The colour of the dots.
    public var pageIndicatorTintColor: Color? { element.color("pageIndicatorTintColor") }

    /// The colour of the shown page's dot.
    public var currentPageIndicatorTintColor: Color? { element.color("currentPageIndicatorTintColor") }
}
