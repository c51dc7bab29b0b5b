import InterfaceBuilder

/// A control whose value lies anywhere in a range.
@MainActor
open class UISlider: UIControl {
    /// Between the minimum and the maximum.
    open var value: Float {
        get { storedValue }
        set { storedValue = min(max(minimumValue, newValue), maximumValue) }
    }

    private var storedValue: Float = 0

    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(minimumValue, maximumValue)
            value = storedValue
        }
    }

    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue < minimumValue {
                minimumValue = maximumValue
            }
            value = storedValue
        }
    }

    open var isContinuous = true
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(SliderArchive.self).settings.apply(to: self)
    }

    /// As in UIKit, no action is sent.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    override var primaryEvent: Event { .valueChanged }
}

/// What a slider reads from its element.
@MainActor
final class SliderArchive: Archive {
    var settings = Settings<UISlider>()

    init(_ element: Element) {
        let slider = Slider(element)
        settings.set(\.minimumValue, Float(slider.minimumValue), unless: 0)
        settings.set(\.maximumValue, Float(slider.maximumValue), unless: 1)
        settings.set(\.value, Float(slider.value), unless: 0)
        settings.set(\.isContinuous, slider.isContinuous, unless: true)
        settings.set(\.minimumValueImage, UIImage(slider.minimumValueImage))
        settings.set(\.maximumValueImage, UIImage(slider.maximumValueImage))
        settings.set(\.minimumTrackTintColor, UIColor(slider.minimumTrackTintColor))
        settings.set(\.maximumTrackTintColor, UIColor(slider.maximumTrackTintColor))
        settings.set(\.thumbTintColor, UIColor(slider.thumbTintColor))
    }
}
