/// What a page view controller has beyond other controllers.
public struct PageViewController: ControllerValue {
    public static let kind = ViewController.Kind.pageViewController
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `scroll` or `pageCurl`.
    public var transitionStyle: String? { element["transitionStyle"] }

    /// `horizontal` or `vertical`.
    public var navigationOrientation: String? { element["navigationOrientation"] }

    /// The edge that curling pages turn on.
    public var spineLocation: String? { element["spineLocation"] }

    /// The distance between scrolling pages in points.
    public var pageSpacing: Double { element.number("pageSpacing") ?? 0 }

    /// Whether curling pages have backs.
    public var isDoubleSided: Bool { element.flag("doubleSided") ?? false }
}
