/// A group of cells that are shown as they are.
public struct TableViewSection: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The text above the cells.
    public var headerTitle: String? { element.string("headerTitle") }

    /// The text below the cells.
    public var footerTitle: String? { element.string("footerTitle") }

    /// The cells in order.
    public var cells: [TableViewCell] { element.contents(of: "cells") }
}
