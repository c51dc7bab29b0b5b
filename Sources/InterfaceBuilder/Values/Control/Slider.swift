/// A value between two limits, chosen by a knob.
public struct Slider: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.slider]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var value: Double { element.number("value") ?? 0 }

    public var minimumValue: Double { element.number("minValue") ?? 0 }

    public var maximumValue: Double { element.number("maxValue") ?? 1 }

    /// Whether changes are sent while the knob moves.
    public var isContinuous: Bool { element.flag("continuous") ?? true }

    public var minimumValueImage: ImageReference? { element.image("minimumValueImage") }

    public var maximumValueImage: ImageReference? { element.image("maximumValueImage") }

    public var minimumTrackTintColor: Color? { element.color("minimumTrackTintColor") }

    public var maximumTrackTintColor: Color? { element.color("maximumTrackTintColor") }

    public var thumbTintColor: Color? { element.color("thumbTintColor") }

    /// The colour on a watch.
    public var color: Color? { element.color("color") }

    /// The number of steps on a watch.
    public var numberOfSteps: Int? { element.integer("steps") }
}
