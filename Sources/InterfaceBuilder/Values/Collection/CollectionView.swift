/// Items in a layout.
public struct CollectionView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.collectionView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `prototypes` for cells that the app fills.
    public var dataMode: String? { element["dataMode"] }

    /// Where items lie; nil where the document does not say.
    public var layout: CollectionViewLayout? {
        element.child(key: "collectionViewLayout").map(CollectionViewLayout.init)
    }

    /// The patterns of cells.
    public var cells: [CollectionViewCell] { element.contents(of: "cells") }

    /// The pattern of the headers of sections.
    public var sectionHeaderView: CollectionReusableView? {
        element.value("collectionReusableView", key: "sectionHeaderView")
    }

    /// The pattern of the footers of sections.
    public var sectionFooterView: CollectionReusableView? {
        element.value("collectionReusableView", key: "sectionFooterView")
    }

    /// The view behind the content.
    public var backgroundView: View? { element.child(key: "backgroundView").map(View.init) }

    /// Whether the user can choose, which is the default.
    public var allowsSelection: Bool { element.flag("allowsSelection") ?? element.flag("selectable") ?? true }

    /// Whether several can be chosen at a time.
    public var allowsMultipleSelection: Bool { element.flag("allowsMultipleSelection") ?? false }

    /// Whether content is asked for before it is needed, which is the default.
    public var isPrefetchingEnabled: Bool { element.flag("prefetchingEnabled") ?? true }
}
