/// What a navigation bar shows for a controller.
public struct NavigationItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var title: String? { element.string("title") }

    /// The line above the title.
    public var prompt: String? { element.string("prompt") }

    public var backButtonTitle: String? { element.string("backButtonTitle") }

    public var largeTitleDisplayMode: String? { element["largeTitleDisplayMode"] }

    public var hidesBackButton: Bool { element.flag("hidesBackButton") ?? false }

    public var leftItemsSupplementBackButton: Bool { element.flag("leftItemsSupplementBackButton") ?? false }

    /// What is shown instead of the title.
    public var titleView: View? { element.child(key: "titleView").map(View.init) }

    /// The button by which the next controller leads back here.
    public var backBarButtonItem: BarButtonItem? { element.value("barButtonItem", key: "backBarButtonItem") }

    public var leftBarButtonItem: BarButtonItem? { element.value("barButtonItem", key: "leftBarButtonItem") }

    public var rightBarButtonItem: BarButtonItem? { element.value("barButtonItem", key: "rightBarButtonItem") }

    /// The buttons from the left edge on; one or several.
    public var leftBarButtonItems: [BarButtonItem] {
        leftBarButtonItem.map { [$0] } ?? element.contents(of: "leftBarButtonItems")
    }

    /// The buttons from the right edge on; one or several.
    public var rightBarButtonItems: [BarButtonItem] {
        rightBarButtonItem.map { [$0] } ?? element.contents(of: "rightBarButtonItems")
    }
}
