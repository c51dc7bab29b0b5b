/// A tab of macOS.
public struct TabViewItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The title.
    public var label: String? { element.string("label") }

    /// What the app's code knows the tab by.
    public var identifier: String? { element["identifier"] }

    /// The image; nil for none.
    public var image: ImageReference? { element.image("image") }

    /// The view that is shown.
    public var view: View? { element.child(key: "view").map(View.init) }
}
