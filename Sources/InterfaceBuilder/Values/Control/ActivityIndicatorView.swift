/// The sign that a task is under way.
public struct ActivityIndicatorView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.activityIndicatorView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var style: String? { element["style"] }

    public var isAnimating: Bool { element.flag("animating") ?? false }

    public var hidesWhenStopped: Bool { element.flag("hidesWhenStopped") ?? false }

    public var color: Color? { element.color("color") }
}
