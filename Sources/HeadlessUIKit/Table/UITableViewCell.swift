import InterfaceBuilder

/// One row of a table.
@MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1
        case value2
        case subtitle

        init?(_ style: TableViewCell.Style?) {
            switch style {
            case .basic: self = .default
            case .rightDetail: self = .value1
            case .leftDetail: self = .value2
            case .subtitle: self = .subtitle
            default: return nil
            }
        }
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton

        init?(named name: String?) {
            switch name {
            case "disclosureIndicator": self = .disclosureIndicator
            case "detailDisclosureButton": self = .detailDisclosureButton
            case "checkmark": self = .checkmark
            case "detailButton": self = .detailButton
            default: return nil
            }
        }
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue
        case gray
        case `default`

        init?(named name: String?) {
            switch name {
            case "none": self = .none
            case "blue": self = .blue
            case "gray": self = .gray
            default: return nil
            }
        }
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine
        case singleLineEtched
    }

    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete
        case insert
    }

    open internal(set) var reuseIdentifier: String?
    open private(set) var contentView: UIView
    open var accessoryType: AccessoryType = .none
    open var editingAccessoryType: AccessoryType = .none
    open var selectionStyle: SelectionStyle = .default
    open var indentationLevel = 0
    /// In points.
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    public final var contentConfiguration: (any UIContentConfiguration)?

    open var accessoryView: UIView? {
        didSet { replace(oldValue, with: accessoryView) }
    }

    open var editingAccessoryView: UIView?

    open var backgroundView: UIView? {
        didSet {
            replace(oldValue, with: backgroundView)
            backgroundView.map(sendSubviewToBack)
        }
    }

    open var selectedBackgroundView: UIView?
    private let style: CellStyle?
    private var labels: CellLabels
    /// Whether the cell belongs to a document's own rows and is never used for another.
    final private(set) var isStatic = false

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        labels = CellLabels()
        contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addContentView()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        let archived = coder.nib?.archive(TableViewCellArchive.self)
        let made = coder.nib?.makeView(key: "contentView")
        contentView = made ?? UIView(frame: .zero)
        style = archived?.style
        labels = CellLabels()
        super.init(coder: coder)
        if let nib = coder.nib, let archived {
            archived.settings.apply(to: self)
            labels = archived.labels(in: contentView)
            isStatic = archived.isStatic
            editingAccessoryView = nib.makeView(key: "editingAccessoryView")
            selectedBackgroundView = nib.makeView(key: "selectedBackgroundView")
        }
        if contentView.frame.isEmpty {
            contentView.frame = bounds
        }
        addContentView()
        if let nib = coder.nib {
            takeViews(of: nib)
        }
    }

    /// Outside the initialiser, in which the properties are not observed.
    private func takeViews(of nib: NibDecoder) {
        accessoryView = nib.makeView(key: "accessoryView")
        backgroundView = nib.makeView(key: "backgroundView")
    }

    private func addContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(contentView, at: 0)
    }

    private func replace(_ former: UIView?, with view: UIView?) {
        guard former !== view else { return }
        former?.removeFromSuperview()
        if let view {
            addSubview(view)
        }
    }

    // MARK: Labels

    open var textLabel: UILabel? { labels.text(in: contentView) }

    /// nil where the style has none.
    open var detailTextLabel: UILabel? {
        style == nil || style == .default ? labels.detail : labels.detail(in: contentView)
    }

    open var imageView: UIImageView? { labels.image(in: contentView) }

    public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    override var writtenText: String? {
        labels.text?.text ?? (contentConfiguration as? UIListContentConfiguration)?.text
    }

    // MARK: State

    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isHighlighted = highlighted
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
    }

    // MARK: A user's tap

    /// The table that shows the cell.
    var table: UITableView? {
        var place = superview
        while let view = place {
            if let table = view as? UITableView {
                return table
            }
            place = view.superview
        }
        return nil
    }

    override var takesTaps: Bool { table?.isSelectable ?? false }

    /// A recogniser around a table that cancels touches keeps its rows from being selected.
    override var takesTapBeforeAncestors: Bool { false }

    override func takeTap(at point: CGPoint) throws(UIKitException) {
        guard let table, let indexPath = table.indexPath(for: self) else { return }
        try table.takeTap(at: indexPath)
    }

    /// Whether a user sees a button in place of the accessory.
    var hasAccessoryButton: Bool {
        let type = isEditing ? editingAccessoryType : accessoryType
        return accessoryView == nil && (type == .detailDisclosureButton || type == .detailButton)
    }
}

/// The labels and the image of a cell in one of UIKit's styles.
@MainActor
struct CellLabels {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?

    mutating func text(in contentView: UIView) -> UILabel {
        let label = text ?? UILabel(frame: contentView.bounds)
        if text == nil {
            text = label
            contentView.addSubview(label)
        }
        return label
    }

    mutating func detail(in contentView: UIView) -> UILabel {
        let label = detail ?? UILabel(frame: contentView.bounds)
        if detail == nil {
            detail = label
            contentView.addSubview(label)
        }
        return label
    }

    mutating func image(in contentView: UIView) -> UIImageView {
        let view = image ?? UIImageView(frame: .zero)
        if image == nil {
            image = view
            contentView.addSubview(view)
        }
        return view
    }
}

/// What a cell reads from its element.
@MainActor
final class TableViewCellArchive: Archive {
    let style: UITableViewCell.CellStyle?
    let isStatic: Bool
    var settings = Settings<UITableViewCell>()
    private let labelIDs: (text: String?, detail: String?, image: String?)

    init(_ element: Element) {
        let cell = TableViewCell(element)
        style = UITableViewCell.CellStyle(cell.style)
        isStatic = element.parent?.name == "cells"
        labelIDs = (cell.textLabelID, cell.detailTextLabelID, cell.imageViewID)
        settings.set(\.reuseIdentifier, cell.reuseIdentifier)
        settings.set(\.accessoryType, .init(named: cell.accessoryType), unless: .none)
        settings.set(\.editingAccessoryType, .init(named: cell.editingAccessoryType), unless: .none)
        settings.set(\.selectionStyle, .init(named: cell.selectionStyle), unless: .default)
        settings.set(\.indentationLevel, cell.indentationLevel, unless: 0)
        settings.set(\.indentationWidth, CGFloat(cell.indentationWidth), unless: 10)
        settings.set(\.separatorInset, cell.separatorInset.map(UIEdgeInsets.init))
        settings.set(\.showsReorderControl, cell.showsReorderControl, unless: false)
        settings.set(\.shouldIndentWhileEditing, cell.shouldIndentWhileEditing, unless: true)
        settings.set(\.contentConfiguration, cell.contentConfiguration.map(UIListContentConfiguration.init))
    }

    /// The labels of the style, which the document has among the views of the content.
    func labels(in contentView: UIView) -> CellLabels {
        guard labelIDs != (nil, nil, nil) else { return CellLabels() }
        func find<View: UIView>(_ id: String?) -> View? {
            id.flatMap { id in contentView.subviews.lazy.compactMap { $0 as? View }.first { $0.nibObjectID == id } }
        }
        return CellLabels(text: find(labelIDs.text), detail: find(labelIDs.detail), image: find(labelIDs.image))
    }
}
