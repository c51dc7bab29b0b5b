/// A tab of macOS.
public struct TabViewItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var label: String? { element.string("label") }

    public var identifier: String? { element["identifier"] }

    public var image: ImageReference? { element.image("image") }

    public var view: View? { element.child(key: "view").map(View.init) }
}
