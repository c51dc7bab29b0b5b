import InterfaceBuilder

/// An effect on what lies behind a view.
@MainActor
open class UIVisualEffect: NSObject {
    public override init() {
        super.init()
    }
}

/// A blur of what lies behind.
@MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light
        case dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial

        init(named name: String?) {
            self = name.flatMap { Self.named[$0] } ?? .regular
        }

        private static let named: [String: Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
            "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
            "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
            "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        ]
    }

    final private(set) var style = Style.regular

    public convenience init(style: Style) {
        self.init()
        self.style = style
    }
}

/// A blend with a blurred background.
@MainActor
open class UIVibrancyEffect: UIVisualEffect {
    final private(set) var blurEffect: UIBlurEffect?

    public convenience init(blurEffect: UIBlurEffect) {
        self.init()
        self.blurEffect = blurEffect
    }
}

/// A view with an effect on what lies behind it.
@MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    open private(set) var contentView: UIView

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        contentView = UIView(frame: .zero)
        super.init(frame: .zero)
        addContentView()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        let made = coder.nib?.makeView(key: "contentView")
        contentView = made ?? UIView(frame: .zero)
        super.init(coder: coder)
        if made == nil {
            contentView.frame = bounds
        }
        addContentView()
        effect = coder.nib?.archive(VisualEffectArchive.self).make()
    }

    private func addContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(contentView, at: 0)
    }
}

/// What a view with an effect reads from its element.
@MainActor
final class VisualEffectArchive: Archive {
    private let effect: VisualEffect

    init(_ element: Element) {
        effect = VisualEffectView(element).effect
    }

    func make() -> UIVisualEffect? {
        if effect.vibrancyStyle != nil || effect.vibrancyBlurStyle != nil {
            return UIVibrancyEffect(blurEffect: UIBlurEffect(style: .init(named: effect.vibrancyBlurStyle)))
        }
        return effect.blurStyle.map { UIBlurEffect(style: .init(named: $0)) }
    }
}
