/// The header or footer of a section of a collection.
public struct CollectionReusableView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.collectionReusableView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// What the app's code makes such views by.
    public var reuseIdentifier: String? { element["reuseIdentifier"] }
}
