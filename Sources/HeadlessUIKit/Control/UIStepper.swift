import InterfaceBuilder

/// A control that makes a value larger or smaller by steps.
@MainActor
open class UIStepper: UIControl {
    open var isContinuous = true
    open var autorepeat = true
    /// Whether the value goes on at the other end.
    open var wraps = false
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1

    /// Between the minimum and the maximum.
    open var value: Double = 0 {
        didSet { value = max(minimumValue, min(value, maximumValue)) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(StepperArchive.self).settings.apply(to: self)
    }

    override var primaryEvent: Event { .valueChanged }

    override func takeTap(at point: CGPoint) throws(UIKitException) {
        try step(up: point.x >= bounds.midX)
    }

    override var parts: [Headless.Part] {
        [false, true].map { up in
            Headless.Part(title: up ? "Increment" : "Decrement", isEnabled: value(up: up) != nil) {
                () throws(UIKitException) in try self.step(up: up)
            }
        }
    }

    func step(up: Bool) throws(UIKitException) {
        guard let next = value(up: up) else { return }
        value = next
        try sendAsUser([.touchDown, .valueChanged, .touchUpInside, .primaryActionTriggered])
    }

    /// The value after a tap on one of the halves; nil where the half is at its end.
    func value(up: Bool) -> Double? {
        let next = up ? value + stepValue : value - stepValue
        if next > maximumValue {
            return wraps ? minimumValue : value < maximumValue ? maximumValue : nil
        }
        if next < minimumValue {
            return wraps ? maximumValue : value > minimumValue ? minimumValue : nil
        }
        return next
    }
}

/// What a stepper reads from its element.
@MainActor
final class StepperArchive: Archive {
    var settings = Settings<UIStepper>()

    init(_ element: Element) {
        let stepper = Stepper(element)
        settings.set(\.minimumValue, stepper.minimumValue, unless: 0)
        settings.set(\.maximumValue, stepper.maximumValue, unless: 100)
        settings.set(\.stepValue, stepper.stepValue, unless: 1)
        settings.set(\.value, stepper.value, unless: 0)
        settings.set(\.isContinuous, stepper.isContinuous, unless: true)
        settings.set(\.autorepeat, stepper.autorepeats, unless: true)
        settings.set(\.wraps, stepper.wraps, unless: false)
    }
}
