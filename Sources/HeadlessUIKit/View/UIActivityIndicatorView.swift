import InterfaceBuilder

/// A view that turns while something is going on.
@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    open var style: Style = .medium
    open var color: UIColor! = .gray
    open private(set) var isAnimating = false

    open var hidesWhenStopped = true {
        didSet { hideIfStopped() }
    }

    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        hideIfStopped()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hideIfStopped()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let archived = coder.nib?.archive(ActivityIndicatorArchive.self) else { return }
        archived.settings.apply(to: self)
        if archived.isAnimating {
            startAnimating()
        } else {
            hideIfStopped()
        }
    }

    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped {
            isHidden = false
        }
    }

    open func stopAnimating() {
        isAnimating = false
        hideIfStopped()
    }

    private func hideIfStopped() {
        if hidesWhenStopped, !isAnimating {
            isHidden = true
        }
    }
}

/// What an activity indicator reads from its element.
@MainActor
final class ActivityIndicatorArchive: Archive {
    let isAnimating: Bool
    var settings = Settings<UIActivityIndicatorView>()

    init(_ element: Element) {
        let view = ActivityIndicatorView(element)
        isAnimating = view.isAnimating
        settings.set(\.hidesWhenStopped, view.hidesWhenStopped)
        settings.set(\.color, UIColor(view.color))
        settings.set(\.style, view.style == "large" || view.style == "whiteLarge" ? .large : .medium, unless: .medium)
    }
}
