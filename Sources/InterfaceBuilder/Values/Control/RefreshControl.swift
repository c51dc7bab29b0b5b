/// What a table shows while it is pulled down.
public struct RefreshControl: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.refreshControl]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The title where its parts look different.
    public var attributedTitle: AttributedString? { element.value("attributedString", key: "attributedTitle") }

    /// Whether it can be used, which is the default.
    public var isEnabled: Bool { element.flag("enabled") ?? true }
}
