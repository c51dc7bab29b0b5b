import InterfaceBuilder

/// A view that shows an image.
@MainActor
open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    /// In seconds.
    open var animationDuration: TimeInterval = 0
    open private(set) var isAnimating = false

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(ImageViewArchive.self).settings.apply(to: self)
    }

    override var usualAccessibilityTraits: UIAccessibilityTraits { UnconfirmedControls.traitsOfImageView }

    open func startAnimating() {
        isAnimating = true
    }

    open func stopAnimating() {
        isAnimating = false
    }
}

/// What an image view reads from its element.
@MainActor
final class ImageViewArchive: Archive {
    var settings = Settings<UIImageView>()

    init(_ element: Element) {
        let view = ImageView(element)
        settings.set(\.image, UIImage(view.image))
        settings.set(\.highlightedImage, UIImage(view.highlightedImage))
        settings.set(\.isHighlighted, view.isHighlighted, unless: false)
    }
}
