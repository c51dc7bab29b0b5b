import InterfaceBuilder

/// A list of rows in sections.
///
/// The members that subclasses may override stand here; what they do lies in the files of this folder.
@MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped
        case insetGrouped
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right
        case left
        case top
        case bottom
        case none
        case middle
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top
        case middle
        case bottom
    }

    /// Heights that the table works out itself.
    public static let automaticDimension: CGFloat = -1

    open private(set) var style: Style
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }

    open var rowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing: Bool {
        get { isInEditing }
        set { setEditing(newValue, animated: false) }
    }

    private var isInEditing = false

    open var tableHeaderView: UIView? {
        didSet { replace(oldValue, with: tableHeaderView) }
    }

    open var tableFooterView: UIView? {
        didSet { replace(oldValue, with: tableFooterView) }
    }

    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView) }
    }

    private var isPlacing = false
    final var rows = TableRows()
    final var cells = TableCells()
    final var selection: [IndexPath] = []
    /// The context of the document, in which prototypes are made.
    final private(set) var nibContext: NibContext?
    /// What the document has in place of a data source.
    final private(set) var staticSections: [StaticTableSection] = []
    /// A data source that the document connects but that cannot serve as one.
    final weak var unfitDataSource: AnyObject?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        let archived = coder.nib?.archive(TableViewArchive.self)
        style = archived?.style ?? .plain
        super.init(coder: coder)
        guard let nib = coder.nib, let archived else { return }
        nibContext = nib.context.keep()
        archived.settings.apply(to: self)
        cells.prototypes = archived.prototypes
        staticSections = archived.makeSections(of: nib)
        takeViews(of: nib)
    }

    /// Outside the initialiser, in which the properties are not observed.
    private func takeViews(of nib: NibDecoder) {
        tableHeaderView = nib.makeView(key: "tableHeaderView")
        tableFooterView = nib.makeView(key: "tableFooterView")
        backgroundView = nib.makeView(key: "backgroundView")
    }

    private func replace(_ former: UIView?, with view: UIView?) {
        guard former !== view else { return }
        former?.removeFromSuperview()
        if let view {
            insertSubview(view, at: 0)
        }
        setNeedsReload()
    }

    // MARK: Content

    open var numberOfSections: Int {
        loadRows()
        return rows.sections.count
    }

    open func numberOfRows(inSection section: Int) -> Int {
        loadRows()
        return rows.sections.indices.contains(section) ? rows.sections[section].count : 0
    }

    /// Forgets the cells and the selection; the data source is asked again at the next layout.
    open func reloadData() {
        selection = []
        setNeedsReload()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        selection.removeAll { indexPaths.contains($0) }
        setNeedsReload()
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        selection.removeAll { sections.contains($0.section) }
        setNeedsReload()
    }

    open func beginUpdates() {}
    open func endUpdates() { setNeedsReload() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        layoutIfNeeded()
        completion?(true)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        isPlacing = true
        Headless.shell { () throws(UIKitException) in try layOutRows() }
        isPlacing = false
        if !rows.isLoaded {
            setNeedsLayout()
        }
    }

    /// Putting cells in their places is no reason to do it again.
    open override func setNeedsLayout() {
        if !isPlacing {
            super.setNeedsLayout()
        }
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells.makers[identifier] = cellClass.map(ReusableViewMaker.type)
    }

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cells.makers[identifier] = nib.map(ReusableViewMaker.nib)
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        cells.headerMakers[identifier] = aClass.map(ReusableViewMaker.type)
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        cells.headerMakers[identifier] = nib.map(ReusableViewMaker.nib)
    }

    /// - Returns: nil where neither a class nor a xib nor a prototype has the identifier.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        Headless.shell(nil) { () throws(UIKitException) in try dequeue(identifier) }
    }

    /// As in UIKit, an identifier that nothing has is an exception.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        Headless.shell(UITableViewCell(style: .default, reuseIdentifier: identifier)) {
            () throws(UIKitException) in try requireCell(identifier)
        }
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        Headless.shell(nil) { () throws(UIKitException) in try dequeueHeader(identifier) }
    }

    /// The cell of a row that is in sight; nil for others.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.shown[indexPath] }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cells.shown.first { $0.value === cell }?.key
    }

    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells.shown[$0] } }
    open var indexPathsForVisibleRows: [IndexPath]? { cells.shown.keys.sorted() }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        cells.headers[section] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        cells.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Places

    /// In the table's own coordinates, in points; zero for a row that there is not.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadRows()
        return rows.rect(of: indexPath, width: bounds.width) ?? .zero
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadRows()
        return rows.row(at: point.y)
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadRows()
        guard let rect = rows.rect(of: indexPath, width: bounds.width) else { return }
        switch scrollPosition {
        case .none: scrollRectToVisible(rect, animated: animated)
        case .top: contentOffset.y = rect.minY
        case .middle: contentOffset.y = max(0, rect.midY - bounds.height / 2)
        case .bottom: contentOffset.y = max(0, rect.maxY - bounds.height)
        }
        layoutIfNeeded()
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// As in UIKit, the delegate is not told and no segue starts.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            return selection.forEach { deselectRow(at: $0, animated: animated) }
        }
        markSelected(indexPath)
        if scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cells.shown[indexPath]?.setSelected(false, animated: animated)
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isInEditing = editing
        for cell in cells.shown.values {
            cell.setEditing(editing, animated: animated)
        }
    }
}
