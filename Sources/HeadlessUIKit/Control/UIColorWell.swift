import InterfaceBuilder

/// A control that chooses a colour.
@MainActor
open class UIColorWell: UIControl {
    open var title: String?
    open var supportsAlpha = true
    open var selectedColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(ColorWellArchive.self).settings.apply(to: self)
    }

    override var primaryEvent: Event { .valueChanged }
}

/// What a colour well reads from its element.
@MainActor
final class ColorWellArchive: Archive {
    var settings = Settings<UIColorWell>()

    init(_ element: Element) {
        let well = ColorWell(element)
        settings.set(\.title, well.title)
        settings.set(\.supportsAlpha, well.supportsAlpha, unless: true)
        settings.set(\.selectedColor, UIColor(well.selectedColor))
    }
}
