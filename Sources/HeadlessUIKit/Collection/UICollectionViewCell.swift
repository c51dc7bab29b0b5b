import InterfaceBuilder

/// A view that a collection view uses again and again.
@MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = coder.nib?.archive(ReuseArchive.self).identifier
    }

    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// One item of a collection view.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    open private(set) var contentView: UIView
    open var isSelected = false
    open var isHighlighted = false
    public final var contentConfiguration: (any UIContentConfiguration)?

    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView) }
    }

    open var selectedBackgroundView: UIView?

    public override init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        contentView = coder.nib?.makeView(key: "contentView") ?? UIView(frame: .zero)
        super.init(coder: coder)
        if contentView.frame.isEmpty {
            contentView.frame = bounds
        }
        addContentView()
        backgroundView = coder.nib?.makeView(key: "backgroundView")
        selectedBackgroundView = coder.nib?.makeView(key: "selectedBackgroundView")
    }

    private func addContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(contentView, at: 0)
    }

    private func replace(_ former: UIView?, with view: UIView?) {
        guard former !== view else { return }
        former?.removeFromSuperview()
        if let view {
            insertSubview(view, at: 0)
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    override var writtenText: String? { (contentConfiguration as? UIListContentConfiguration)?.text }

    /// The collection view that shows the cell.
    var grid: UICollectionView? { superview as? UICollectionView }

    override var takesTaps: Bool { grid?.allowsSelection ?? false }

    /// A recogniser around a collection view that cancels touches keeps its items from being selected.
    override var takesTapBeforeAncestors: Bool { false }

    override func takeTap(at point: CGPoint) throws(UIKitException) {
        guard let grid, let indexPath = grid.indexPath(for: self) else { return }
        try grid.takeTap(at: indexPath)
    }
}

/// What every reusable view reads from its element.
@MainActor
final class ReuseArchive: Archive {
    let identifier: String?

    init(_ element: Element) {
        identifier = CollectionReusableView(element).reuseIdentifier
    }
}
