/// The sign that a task is under way.
public struct ActivityIndicatorView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.activityIndicatorView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The size and colour, such as `medium` or `whiteLarge`.
    public var style: String? { element["style"] }

    /// Whether the sign turns from the start.
    public var isAnimating: Bool { element.flag("animating") ?? false }

    /// Whether the sign is seen only while it turns.
    public var hidesWhenStopped: Bool { element.flag("hidesWhenStopped") ?? false }

    /// The colour of the sign.
    public var color: Color? { element.color("color") }
}
