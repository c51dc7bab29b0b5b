import InterfaceBuilder

/// A view that shows how much of something is done.
@MainActor
open class UIProgressView: UIView {
    /// Between 0 and 1.
    open var progress: Float = 0 {
        didSet { progress = min(max(0, progress), 1) }
    }

    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(ProgressViewArchive.self).settings.apply(to: self)
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }
}

/// What a progress view reads from its element.
@MainActor
final class ProgressViewArchive: Archive {
    var settings = Settings<UIProgressView>()

    init(_ element: Element) {
        let view = ProgressView(element)
        settings.set(\.progress, Float(view.progress), unless: 0)
        settings.set(\.progressTintColor, UIColor(view.progressTintColor))
        settings.set(\.trackTintColor, UIColor(view.trackTintColor))
        settings.set(\.progressImage, UIImage(view.progressImage))
        settings.set(\.trackImage, UIImage(view.trackImage))
    }
}
