/// How much of a task is done.
public struct ProgressView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.progressView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// From 0 to 1.
    public var progress: Double { element.number("progress") ?? 0 }

    public var style: String? { element["progressViewStyle"] }

    public var progressTintColor: Color? { element.color("progressTintColor") }

    public var trackTintColor: Color? { element.color("trackTintColor") }

    public var progressImage: ImageReference? { element.image("progressImage") }

    public var trackImage: ImageReference? { element.image("trackImage") }
}
