/// An item of a window's toolbar.
public struct ToolbarItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The title.
    public var label: String? { element.string("label") }

    /// What the item is called where the user chooses items.
    public var paletteLabel: String? { element.string("paletteLabel") }

    /// The image; nil for none.
    public var image: ImageReference? { element.image("image") }

    /// What the editor knows the item by.
    public var implicitIdentifier: String? { element["implicitItemIdentifier"] }

    /// What the app's code knows the item by.
    public var explicitIdentifier: String? { element["explicitItemIdentifier"] }

    /// What is shown while the pointer rests.
    public var toolTip: String? { element.string("toolTip") }

    /// The number that the app's code finds it by, by default 0.
    public var tag: Int { element.integer("tag") ?? 0 }

    /// Whether the item has the border of a button.
    public var isBordered: Bool { element.flag("bordered") ?? false }

    /// Whether the item is before the window's title.
    public var isNavigational: Bool { element.flag("navigational") ?? false }

    /// What the size of the item follows.
    public var sizingBehavior: String? { element["sizingBehavior"] }

    /// The least size in points.
    public var minimumSize: Size? { element.size("minSize") }

    /// The greatest size in points.
    public var maximumSize: Size? { element.size("maxSize") }

    /// The view that is shown.
    public var view: View? { element.child(key: "view").map(View.init) }

    /// Among the items that are shown at first: the id of the item that is meant.
    public var referencedItemID: String? { element["reference"] }
}
