/// A group of cells that are shown as they are.
public struct TableViewSection: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var headerTitle: String? { element.string("headerTitle") }

    public var footerTitle: String? { element.string("footerTitle") }

    public var cells: [TableViewCell] { element.contents(of: "cells") }
}
