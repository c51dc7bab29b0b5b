/// A choice of a date, a time or both.
public struct DatePicker: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.datePicker]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `date`, `time`, `dateAndTime`, `countDownTimer`.
    public var mode: String? { element["datePickerMode"] }

    /// The look, such as `wheels` or `compact`.
    public var style: String? { element["style"] }

    /// The number of minutes from one choice to the next, by default 1.
    public var minuteInterval: Int { element.integer("minuteInterval") ?? 1 }

    /// Whether the picker starts with today.
    public var usesCurrentDate: Bool { element.flag("useCurrentDate") ?? false }

    /// The date in seconds since the start of 2001 in Greenwich.
    public var date: Double? { element.date("date") }

    /// The earliest date in seconds since the start of 2001 in Greenwich.
    public var minimumDate: Double? { element.date("minimumDate") }

    /// The latest date in seconds since the start of 2001 in Greenwich.
    public var maximumDate: Double? { element.date("maximumDate") }

    /// In seconds.
    public var countDownDuration: Double? { element.number("countDownDuration") }

    /// The identifier of the language and region that dates are written for.
    public var locale: String? { element.child("locale", key: "locale")?["localeIdentifier"] }

    /// The name of the zone that times are of.
    public var timeZone: String? { element.child("timeZone", key: "timeZone")?["name"] }
}

extension Element {
    fileprivate func date(_ key: String) -> Double? {
        child("date", key: key)?.number("timeIntervalSinceReferenceDate")
    }
}
