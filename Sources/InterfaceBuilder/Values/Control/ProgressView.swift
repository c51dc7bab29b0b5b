/// How much of a task is done.
public struct ProgressView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.progressView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// From 0 to 1.
    public var progress: Double { element.number("progress") ?? 0 }

    /// `bar` for one at the edge of a bar.
    public var style: String? { element["progressViewStyle"] }

    /// The colour of the part that is done.
    public var progressTintColor: Color? { element.color("progressTintColor") }

    /// The colour of the part that is left.
    public var trackTintColor: Color? { element.color("trackTintColor") }

    /// The image of the part that is done.
    public var progressImage: ImageReference? { element.image("progressImage") }

    /// The image of the part that is left.
    public var trackImage: ImageReference? { element.image("trackImage") }
}
