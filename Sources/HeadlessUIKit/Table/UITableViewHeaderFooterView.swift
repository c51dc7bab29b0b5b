/// The header or footer of a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
    open private(set) var reuseIdentifier: String?
    open private(set) var contentView = UIView(frame: .zero)
    private var labels = CellLabels()

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addContentView()
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(contentView, at: 0)
    }

    open var textLabel: UILabel? { labels.text(in: contentView) }
    open var detailTextLabel: UILabel? { labels.detail(in: contentView) }
    open func prepareForReuse() {}
}
