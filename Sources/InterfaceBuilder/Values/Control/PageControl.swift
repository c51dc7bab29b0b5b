/// The dots that tell which page is shown.
public struct PageControl: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.pageControl]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var numberOfPages: Int { element.integer("numberOfPages") ?? 0 }

    public var currentPage: Int { element.integer("currentPage") ?? 0 }

    public var hidesForSinglePage: Bool { element.flag("hidesForSinglePage") ?? false }

    public var defersCurrentPageDisplay: Bool { element.flag("defersCurrentPageDisplay") ?? false }

    public var pageIndicatorTintColor: Color? { element.color("pageIndicatorTintColor") }

    public var currentPageIndicatorTintColor: Color? { element.color("currentPageIndicatorTintColor") }
}
