/// A value that two buttons raise and lower.
public struct Stepper: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.stepper]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The value at first, by default 0.
    public var value: Double { element.number("value") ?? 0 }

    /// The lower limit.
    public var minimumValue: Double { element.number("minimumValue") ?? 0 }

    /// The upper limit.
    public var maximumValue: Double { element.number("maximumValue") ?? 100 }

    /// What a press adds or takes away, by default 1.
    public var stepValue: Double { element.number("stepValue") ?? 1 }

    /// Whether changes are sent while a button is held.
    public var isContinuous: Bool { element.flag("continuous") ?? true }

    /// Whether a held button repeats.
    public var autorepeats: Bool { element.flag("autorepeat") ?? true }

    /// Whether the value goes on at the other limit.
    public var wraps: Bool { element.flag("wraps") ?? false }
}
