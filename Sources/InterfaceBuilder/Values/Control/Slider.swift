/// A value between two limits, chosen by a knob.
public struct Slider: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.slider]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The value at first.
    public var value: Double { element.number("value") ?? 0 }

    /// The lower limit.
    public var minimumValue: Double { element.number("minValue") ?? 0 }

    /// The upper limit.
    public var maximumValue: Double { element.number("maxValue") ?? 1 }

    /// Whether changes are sent while the knob moves.
    public var isContinuous: Bool { element.flag("continuous") ?? true }

    /// The image at the start.
    public var minimumValueImage: ImageReference? { element.image("minimumValueImage") }

    /// The image at the end.
    public var maximumValueImage: ImageReference? { element.image("maximumValueImage") }

    /// The colour of the track before the knob.
    public var minimumTrackTintColor: Color? { element.color("minimumTrackTintColor") }

    /// The colour of the track after the knob.
    public var maximumTrackTintColor: Color? { element.color("maximumTrackTintColor") }

    /// The colour of the knob.
    public var thumbTintColor: Color? { element.color("thumbTintColor") }

    /// The colour on a watch.
    public var color: Color? { element.color("color") }

    /// The number of steps on a watch.
    public var numberOfSteps: Int? { element.integer("steps") }
}
