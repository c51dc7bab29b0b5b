import InterfaceBuilder

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var title: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(SwitchArchive.self).settings.apply(to: self)
    }

    /// As in UIKit, no action is sent.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    override var primaryEvent: Event { .valueChanged }
    override var writtenText: String? { title }

    override func takeTap(at point: CGPoint) throws(UIKitException) {
        isOn.toggle()
        try sendAsUser([.touchUpInside, .valueChanged, .primaryActionTriggered])
    }
}

/// What a switch reads from its element.
@MainActor
final class SwitchArchive: Archive {
    var settings = Settings<UISwitch>()

    init(_ element: Element) {
        let view = Switch(element)
        settings.set(\.isOn, view.isOn, unless: false)
        settings.set(\.onTintColor, UIColor(view.onTintColor))
        settings.set(\.thumbTintColor, UIColor(view.thumbTintColor))
        settings.set(\.title, view.title)
    }
}
