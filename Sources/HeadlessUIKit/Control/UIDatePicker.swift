import InterfaceBuilder

/// A control that chooses a date.
@MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0
        case date
        case dateAndTime
        case countDownTimer
    }

    open var datePickerMode: Mode = .dateAndTime
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    /// In seconds.
    open var countDownDuration: TimeInterval = 0
    open var locale: Locale?
    open var timeZone: TimeZone?

    /// Within the minimum and the maximum where those are set.
    open var date = Date() {
        didSet { date = clamped(date) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(DatePickerArchive.self).settings.apply(to: self)
    }

    open func setDate(_ date: Date, animated: Bool) {
        self.date = date
    }

    func clamped(_ date: Date) -> Date {
        if let minimumDate, date < minimumDate {
            return minimumDate
        }
        if let maximumDate, date > maximumDate {
            return maximumDate
        }
        return date
    }

    override var primaryEvent: Event { .valueChanged }
}

/// What a date picker reads from its element.
@MainActor
final class DatePickerArchive: Archive {
    var settings = Settings<UIDatePicker>()

    init(_ element: Element) {
        let picker = DatePicker(element)
        settings.set(\.datePickerMode, picker.mode.flatMap { Self.modes[$0] }, unless: .dateAndTime)
        settings.set(\.minuteInterval, picker.minuteInterval, unless: 1)
        settings.set(\.minimumDate, picker.minimumDate.map { Date(timeIntervalSinceReferenceDate: $0) })
        settings.set(\.maximumDate, picker.maximumDate.map { Date(timeIntervalSinceReferenceDate: $0) })
        if !picker.usesCurrentDate {
            settings.set(\.date, picker.date.map { Date(timeIntervalSinceReferenceDate: $0) })
        }
        settings.set(\.countDownDuration, picker.countDownDuration)
        settings.set(\.locale, picker.locale.map { Locale(identifier: $0) })
        settings.set(\.timeZone, picker.timeZone.flatMap { TimeZone(identifier: $0) })
    }

    private static let modes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]
}
