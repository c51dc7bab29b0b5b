import InterfaceBuilder

/// A view controller whose view is a table.
///
/// The rows that a document itself has are its content unless a subclass says otherwise.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    open var clearsSelectionOnViewWillAppear = true
    private let style: UITableView.Style

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        guard let nib = coder.nib else { return }
        clearsSelectionOnViewWillAppear = nib.archive(TableViewControllerArchive.self).clearsSelection
        refreshControl = nib.template.template(key: "refreshControl").flatMap {
            nib.context.make($0) as? UIRefreshControl
        }
    }

    /// The view, which is a table; another view than a table ends the process, as in UIKit.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open var refreshControl: UIRefreshControl? {
        didSet { (viewIfLoaded as? UITableView)?.refreshControl = refreshControl }
    }

    open override func loadView() {
        Headless.shell { () throws(UIKitException) in
            if template?.template(key: "view") != nil {
                try loadViewFromDocument()
            } else if try !loadViewFromNib() {
                view = UITableView(frame: UIScreen.main.bounds, style: style)
            }
            adopt(viewIfLoaded as? UITableView)
        }
    }

    /// A table without a delegate or a data source gets the controller.
    private func adopt(_ table: UITableView?) {
        guard let table else { return }
        table.delegate = table.delegate ?? self
        if table.dataSource == nil, table.unfitDataSource == nil {
            table.dataSource = self
        }
        if let refreshControl {
            table.refreshControl = refreshControl
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView {
            table.selectRow(at: nil, animated: animated, scrollPosition: .none)
        }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    // MARK: Content

    private func staticSection(_ section: Int, of table: UITableView) -> StaticTableSection? {
        table.staticSections.indices.contains(section) ? table.staticSections[section] : nil
    }

    open func numberOfSections(in tableView: UITableView) -> Int {
        tableView.staticSections.isEmpty ? 1 : tableView.staticSections.count
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticSection(section, of: tableView)?.cells.count ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cells = staticSection(indexPath.section, of: tableView)?.cells, cells.indices.contains(indexPath.row)
        else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        return cells[indexPath.row]
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticSection(section, of: tableView)?.header
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticSection(section, of: tableView)?.footer
    }

    // MARK: Optional members

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        Headless.withdrawNote("tableView(_:commit:forRowAt:)")
    }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        Headless.withdrawNote("tableView(_:moveRowAt:to:)")
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        Headless.withdrawNote("tableView(_:willDisplay:forRowAt:)")
    }

    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        Headless.withdrawNote("tableView(_:didEndDisplaying:forRowAt:)")
    }

    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        Headless.withdrawNote("tableView(_:accessoryButtonTappedForRowWith:)")
    }

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        Headless.withdrawNote("tableView(_:shouldHighlightRowAt:)")
        return true
    }

    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        Headless.withdrawNote("tableView(_:didHighlightRowAt:)")
    }

    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        Headless.withdrawNote("tableView(_:didUnhighlightRowAt:)")
    }

    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        Headless.withdrawNote("tableView(_:willSelectRowAt:)")
        return indexPath
    }

    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        Headless.withdrawNote("tableView(_:willDeselectRowAt:)")
        return indexPath
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Headless.withdrawNote("tableView(_:didSelectRowAt:)")
    }

    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        Headless.withdrawNote("tableView(_:didDeselectRowAt:)")
    }

    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        Headless.withdrawNote("scrollViewDidScroll(_:)")
    }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        Headless.withdrawNote("scrollViewWillBeginDragging(_:)")
    }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        Headless.withdrawNote("scrollViewDidEndDragging(_:willDecelerate:)")
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        Headless.withdrawNote("scrollViewDidEndDecelerating(_:)")
    }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// What a table view controller reads from its element.
@MainActor
final class TableViewControllerArchive: Archive {
    let clearsSelection: Bool

    init(_ element: Element) {
        clearsSelection = ViewController(element).clearsSelectionOnViewWillAppear
    }
}
