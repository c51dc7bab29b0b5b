/// What a navigation bar shows for a controller.
public struct NavigationItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The title; nil where there is none.
    public var title: String? { element.string("title") }

    /// The line above the title.
    public var prompt: String? { element.string("prompt") }

    /// What the button says by which the next controller leads back here.
    public var backButtonTitle: String? { element.string("backButtonTitle") }

    /// Whether the title is large: `always`, `never`, or nil for as the controller before.
    public var largeTitleDisplayMode: String? { element["largeTitleDisplayMode"] }

    /// Whether there is no button to go back.
    public var hidesBackButton: Bool { element.flag("hidesBackButton") ?? false }

    /// Whether buttons at the left stand beside the back button rather than replace it.
    public var leftItemsSupplementBackButton: Bool { element.flag("leftItemsSupplementBackButton") ?? false }

    /// What is shown instead of the title.
    public var titleView: View? { element.child(key: "titleView").map(View.init) }

    /// The button by which the next controller leads back here.
    public var backBarButtonItem: BarButtonItem? { element.value("barButtonItem", key: "backBarButtonItem") }

    /// The one button at the left edge.
    public var leftBarButtonItem: BarButtonItem? { element.value("barButtonItem", key: "leftBarButtonItem") }

    /// The one button at the right edge.
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
