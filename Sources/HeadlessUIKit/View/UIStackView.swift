import InterfaceBuilder

/// A view that arranges its subviews in a row or column. As long as nothing asks for another arrangement they keep the
/// frames that they were drawn with, as do views that code adds.
@MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading
        case firstBaseline
        case center
        case trailing
        case lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis: NSLayoutConstraint.Axis = .horizontal
    open var distribution: Distribution = .fill
    open var alignment: Alignment = .fill
    /// In points.
    open var spacing: CGFloat = 0
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(StackViewArchive.self).settings.apply(to: self)
    }

    override func takeArchivedSubview(_ subview: UIView) {
        addArrangedSubview(subview)
    }

    override func putBack(_ subview: UIView, above sibling: UIView?) {
        let index = sibling.flatMap { sibling in arrangedSubviews.firstIndex { $0 === sibling } }
        insertArrangedSubview(subview, at: index.map { $0 + 1 } ?? 0)
        super.putBack(subview, above: sibling)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        if view.superview !== self {
            addSubview(view)
        }
    }

    /// The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }
}

extension NSLayoutConstraint {
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}

/// What a stack view reads from its element.
@MainActor
final class StackViewArchive: Archive {
    var settings = Settings<UIStackView>()

    init(_ element: Element) {
        let stack = StackView(element)
        settings.set(\.axis, stack.axis == "vertical" ? .vertical : .horizontal, unless: .horizontal)
        settings.set(\.distribution, Self.distributions[stack.distribution], unless: .fill)
        settings.set(\.alignment, Self.alignments[stack.alignment], unless: .fill)
        settings.set(\.spacing, CGFloat(stack.spacing), unless: 0)
        settings.set(\.isBaselineRelativeArrangement, stack.isBaselineRelativeArrangement, unless: false)
        settings.set(\.isLayoutMarginsRelativeArrangement, stack.isLayoutMarginsRelativeArrangement, unless: false)
    }

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]
}
