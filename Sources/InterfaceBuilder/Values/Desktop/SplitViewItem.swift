/// A pane of a split view controller of macOS.
public struct SplitViewItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `sidebar` and others.
    public var behavior: String? { element["behavior"] }

    /// Whether the pane can be hidden.
    public var canCollapse: Bool { element.flag("canCollapse") ?? false }

    /// How firmly the pane keeps its width, from 1 to 1000.
    public var holdingPriority: Double? { element.number("holdingPriority") }
}
