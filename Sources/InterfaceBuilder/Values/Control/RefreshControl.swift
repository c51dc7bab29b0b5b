/// What a table shows while it is pulled down.
public struct RefreshControl: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.refreshControl]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var attributedTitle: AttributedString? { element.value("attributedString", key: "attributedTitle") }

    public var isEnabled: Bool { element.flag("enabled") ?? true }
}
