/// Items in a layout.
public struct CollectionView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.collectionView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `prototypes` for cells that the app fills.
    public var dataMode: String? { element["dataMode"] }

    public var layout: CollectionViewLayout? {
        element.child(key: "collectionViewLayout").map(CollectionViewLayout.init)
    }

    /// The patterns of cells.
    public var cells: [CollectionViewCell] { element.contents(of: "cells") }

    public var sectionHeaderView: CollectionReusableView? {
        element.value("collectionReusableView", key: "sectionHeaderView")
    }

    public var sectionFooterView: CollectionReusableView? {
        element.value("collectionReusableView", key: "sectionFooterView")
    }

    public var backgroundView: View? { element.child(key: "backgroundView").map(View.init) }

    public var allowsSelection: Bool { element.flag("allowsSelection") ?? element.flag("selectable") ?? true }

    public var allowsMultipleSelection: Bool { element.flag("allowsMultipleSelection") ?? false }

    public var isPrefetchingEnabled: Bool { element.flag("prefetchingEnabled") ?? true }
}
