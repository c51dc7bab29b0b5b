/// An item of a window's toolbar.
public struct ToolbarItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var label: String? { element.string("label") }

    /// What the item is called where the user chooses items.
    public var paletteLabel: String? { element.string("paletteLabel") }

    public var image: ImageReference? { element.image("image") }

    public var implicitIdentifier: String? { element["implicitItemIdentifier"] }

    public var explicitIdentifier: String? { element["explicitItemIdentifier"] }

    public var toolTip: String? { element.string("toolTip") }

    public var tag: Int { element.integer("tag") ?? 0 }

    public var isBordered: Bool { element.flag("bordered") ?? false }

    public var isNavigational: Bool { element.flag("navigational") ?? false }

    public var sizingBehavior: String? { element["sizingBehavior"] }

    public var minimumSize: Size? { element.size("minSize") }

    public var maximumSize: Size? { element.size("maxSize") }

    public var view: View? { element.child(key: "view").map(View.init) }

    /// Among the items that are shown at first: the id of the item that is meant.
    public var referencedItemID: String? { element["reference"] }
}
