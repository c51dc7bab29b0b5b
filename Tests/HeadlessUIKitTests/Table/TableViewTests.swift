import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct TableViewTests {
    static func tableScene(
        dataMode: String, content: String, controllerClass: String? = nil, extra: String = ""
    ) -> String {
        """
        <scene sceneID="s"><objects>
        <tableViewController id="a" sceneMemberID="viewController" \(ScreenFixture.custom(controllerClass))>
        <tableView key="view" id="t" dataMode="\(dataMode)" style="plain" rowHeight="50" \(extra)>
        <rect key="frame" x="0" y="0" width="393" height="852"/>\(content)
        <connections><outlet property="dataSource" destination="a"/><outlet property="delegate" destination="a"/>
        </connections></tableView></tableViewController></objects></scene>
        """
    }

    static let prototypes = """
        <prototypes>
        <tableViewCell id="p" reuseIdentifier="book" textLabel="l" detailTextLabel="d" accessoryType="detailButton"
            style="IBUITableViewCellStyleSubtitle" selectionStyle="none">\(ScreenFixture.frame(0, 0, 393, 50))
        <tableViewCellContentView key="contentView" tableViewCell="p" id="c"><subviews>
        <label id="l" text="Title"/><label id="d" text="Detail"/></subviews></tableViewCellContentView>
        <connections><segue destination="b" kind="show" identifier="open" id="segue-1"/>
        <segue destination="b" kind="show" identifier="info" trigger="accessoryAction" id="segue-2"/></connections>
        </tableViewCell>
        <tableViewCell id="q" reuseIdentifier="own" \(ScreenFixture.custom("OwnCell"))>
        <view key="contentView" id="qc"><subviews><label id="ql"/>
        <button id="qb">\(ScreenFixture.frame(0, 0, 40, 40))<connections>
        <action selector="press" destination="q" eventType="touchUpInside" id="x1"/></connections></button></subviews></view>
        <connections><outlet property="name" destination="ql"/></connections></tableViewCell>
        </prototypes>
        """

    private func books(_ controllerClass: String? = "BooksViewController") throws -> (ScreenFixture, UITableView) {
        let screen = try ScreenFixture(
            scenes: Self.tableScene(
                dataMode: "prototypes", content: Self.prototypes, controllerClass: controllerClass)
                + ScreenFixture.scene(id: "b", views: ""))
        return (screen, try screen.view("t", as: UITableView.self))
    }

    private static let statics = """
        <sections><tableViewSection headerTitle="First" footerTitle="End" id="s1"><cells>
        <tableViewCell id="r0" textLabel="l0" style="IBUITableViewCellStyleDefault" rowHeight="80">
        \(ScreenFixture.frame(0, 0, 393, 50))<tableViewCellContentView key="contentView" tableViewCell="r0" id="c0">
        <subviews><label id="l0" text="Account"/></subviews></tableViewCellContentView></tableViewCell>
        <tableViewCell id="r1"><view key="contentView" id="c1"><subviews><switch id="sw" on="YES">
        \(ScreenFixture.frame(300, 10, 50, 30))</switch></subviews></view></tableViewCell></cells></tableViewSection>
        <tableViewSection id="s2"><cells><tableViewCell id="r2" accessoryType="checkmark"/></cells></tableViewSection>
        </sections>
        """

    // MARK: Static content

    @Test func `Static rows are the table's content`() throws {
        let screen = try ScreenFixture(scenes: Self.tableScene(dataMode: "static", content: Self.statics))
        let table = try screen.view("t", as: UITableView.self)
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
        #expect(table.numberOfRows(inSection: 7) == 0)
        #expect(table.cellForRow(at: [0, 0])?.textLabel?.text == "Account")
        #expect(table.cellForRow(at: [0, 0])?.detailTextLabel == nil)
        #expect(table.cellForRow(at: [1, 0])?.accessoryType == .checkmark)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "End")
        #expect(table.headerView(forSection: 1) == nil)
        #expect(table.rectForRow(at: [0, 1]).minY == 78)
    }

    @Test func `Outlets lead into static rows, which are the same after a reload`() throws {
        let screen = try ScreenFixture(scenes: Self.tableScene(dataMode: "static", content: Self.statics))
        let table = try screen.view("t", as: UITableView.self)
        let view = try screen.view("sw", as: UISwitch.self)
        let cell = try #require(table.cellForRow(at: [0, 1]))
        #expect(view.isDescendant(of: cell))
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: [0, 1]) === cell)
    }

    // MARK: Prototypes

    @Test func `A prototype makes a new cell for each row in sight`() throws {
        let (_, table) = try books()
        let cells = table.visibleCells
        #expect(cells.count == 18)
        #expect(Set(cells.map(ObjectIdentifier.init)).count == 18)
        #expect(cells[3].textLabel?.text == "Book 3")
        #expect(cells[3].detailTextLabel?.text == "Detail")
        #expect(cells[3].selectionStyle == .none)
        #expect(table.indexPath(for: cells[3]) == [0, 3])
        #expect(cells[3].contentView.frame.size == cells[3].bounds.size)
    }

    @Test func `Cells that leave are used again`() throws {
        let (_, table) = try books()
        let first = try #require(table.cellForRow(at: [0, 0]))
        try Headless.scroll(table, to: CGPoint(x: 0, y: 5_000))
        #expect(table.cellForRow(at: [0, 0]) == nil)
        #expect(table.cellForRow(at: [0, 100])?.textLabel?.text == "Book 100")
        #expect(table.visibleCells.contains { $0 === first })
    }

    @Test func `A cell has its own outlets and actions`() throws {
        let (screen, table) = try books()
        let one = try #require(table.dequeueReusableCell(withIdentifier: "own") as? OwnCell)
        let two = try #require(table.dequeueReusableCell(withIdentifier: "own", for: [0, 0]) as? OwnCell)
        #expect(one !== two && one.name != nil && one.name !== two.name)
        #expect(one.name?.isDescendant(of: one) == true)
        screen.controller.view.addSubview(two)
        two.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let button = try #require(two.contentView.subviews.lazy.compactMap { $0 as? UIButton }.first)
        try Headless.tap(button)
        #expect(two.presses == 1 && one.presses == 0)
    }

    @Test func `An identifier that nothing has is UIKit's exception, or no cell`() throws {
        let (_, table) = try books()
        let error = #expect(throws: Headless.UIKitException.self) {
            _ = try Headless.catching { table.dequeueReusableCell(withIdentifier: "cell", for: [0, 0]) }
        }
        #expect(error?.name == .internalInconsistency)
        #expect(
            error?.reason
                == "unable to dequeue a cell with identifier cell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
        #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    }

    @Test func `A class is registered, and its own initialiser makes the cells`() throws {
        let (_, table) = try books()
        table.register(CodeCell.self, forCellReuseIdentifier: "code")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "code", for: [0, 0]) as? CodeCell)
        #expect(cell.reuseIdentifier == "code" && cell.mark == "made by style")
        // An identifier too long to lie in the string itself is counted, and must be so rightly.
        let long = String(repeating: "identifier ", count: 5)
        table.register(CodeCell.self, forCellReuseIdentifier: long)
        let many = (0..<100).map { _ in table.dequeueReusableCell(withIdentifier: long) }
        #expect(many.allSatisfy { $0?.reuseIdentifier == String(repeating: "identifier ", count: 5) })
        table.register(CodeHeader.self, forHeaderFooterViewReuseIdentifier: "head")
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? CodeHeader
        #expect(header?.mark == "head")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }

    @Test func `A xib is registered and makes the cells`() throws {
        let screen = try ScreenFixture(
            scenes: Self.tableScene(
                dataMode: "prototypes", content: Self.prototypes, controllerClass: "BooksViewController"),
            nibs: [
                "NibCell": """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <tableViewCell id="n" \(ScreenFixture.custom("OwnCell"))>
                <tableViewCellContentView key="contentView" tableViewCell="n" id="nc"><subviews><label id="nl" text="Nib"/>
                </subviews></tableViewCellContentView>
                <connections><outlet property="name" destination="nl"/></connections></tableViewCell></objects></document>
                """
            ])
        let table = try screen.view("t", as: UITableView.self)
        table.register(UINib(nibName: "NibCell", bundle: nil), forCellReuseIdentifier: "nib")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "nib", for: [0, 0]) as? OwnCell)
        #expect(cell.name?.text == "Nib" && cell.reuseIdentifier == "nib")
        table.register(UINib(nibName: "Missing", bundle: nil), forCellReuseIdentifier: "nib2")
        #expect(throws: Headless.UIKitException.self) {
            _ = try Headless.catching { table.dequeueReusableCell(withIdentifier: "nib2", for: [0, 0]) }
        }
    }

    @Test func `Where the data source's class is missing each prototype is shown once`() throws {
        let (_, table) = try books("NowhereViewController")
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: [0, 0])?.textLabel?.text == "Title")
        #expect(table.cellForRow(at: [0, 1]) is OwnCell)
    }

    @Test func `A data source that is none raises when it is asked`() throws {
        let error = #expect(throws: Headless.UIKitException.self) {
            _ = try ScreenFixture(
                views: """
                    <tableView id="t">\(ScreenFixture.frame(0, 0, 100, 100))<connections>
                    <outlet property="dataSource" destination="a"/></connections></tableView>
                    """, controllerClass: "RecordingViewController")
        }
        #expect(
            error?.reason.hasPrefix(
                "-[HeadlessUIKitTests.RecordingViewController tableView:numberOfRowsInSection:]: unrecognized selector")
                == true)
    }

    // MARK: Selection

    @Test("L05, L18 One tap highlights, selects, prepares and tells in UIKit's order")
    func orderOfATap() throws {
        let (screen, table) = try books()
        let calls = try Headless.recording { try Headless.select(row: [0, 1], in: table) }
        #expect(
            calls.map(\.member).filter { $0.contains("Row") || $0.contains("egue") || $0.contains("prepare") } == [
                "tableView(_:shouldHighlightRowAt:)", "tableView(_:didHighlightRowAt:)",
                "tableView(_:didUnhighlightRowAt:)", "tableView(_:willSelectRowAt:)",
                "shouldPerformSegue(withIdentifier:sender:)", "prepare(for:sender:)", "tableView(_:didSelectRowAt:)",
            ])
        screen.controller.dismiss(animated: false)
        let again = try Headless.recording { try Headless.select(row: [0, 2], in: table) }
        #expect(
            again.map(\.member).filter { $0.contains("elect") } == [
                "tableView(_:willSelectRowAt:)", "tableView(_:willDeselectRowAt:)", "tableView(_:didDeselectRowAt:)",
                "tableView(_:didSelectRowAt:)",
            ])
        #expect((screen.controller as? BooksViewController)?.selected == [[0, 1], [0, 2]])
    }

    @Test("L04 Inside prepare the sender is the cell and its row is selected")
    func senderInPrepare() throws {
        let (screen, table) = try books()
        try Headless.select(row: [0, 40], in: table)
        let controller = try #require(screen.controller as? BooksViewController)
        #expect(controller.prepared == ["open"])
        #expect(controller.senderPath == [0, 40])
        #expect(controller.selectedInPrepare == [0, 40])
    }

    @Test func `An accessory has its own segue, and the row is not selected`() throws {
        let (screen, table) = try books()
        let calls = try Headless.recording { try Headless.tapAccessory(ofRow: [0, 1], in: table) }
        #expect((screen.controller as? BooksViewController)?.prepared == ["info"])
        #expect(calls.last?.member == "tableView(_:accessoryButtonTappedForRowWith:)")
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `A delegate may decline the highlight or the selection, or choose another row`() throws {
        let (screen, table) = try books()
        let controller = try #require(screen.controller as? BooksViewController)
        controller.highlights = false
        try Headless.select(row: [0, 1], in: table)
        #expect(table.indexPathForSelectedRow == nil && controller.prepared.isEmpty)
        controller.highlights = true
        controller.chooses = { _ in nil }
        try Headless.select(row: [0, 1], in: table)
        #expect(table.indexPathForSelectedRow == nil && controller.prepared.isEmpty)
        controller.chooses = { _ in [0, 2] }
        try Headless.select(row: [0, 1], in: table)
        #expect(table.indexPathForSelectedRow == [0, 2] && controller.selected == [[0, 2]])
    }

    @Test func `Several rows are selected and deselected one by one`() throws {
        let (screen, table) = try books()
        table.allowsMultipleSelection = true
        for row in 1...2 {
            try Headless.select(row: [0, row], in: table)
            screen.controller.dismiss(animated: false)
        }
        #expect(table.indexPathsForSelectedRows == [[0, 1], [0, 2]])
        try Headless.select(row: [0, 1], in: table)
        #expect(table.indexPathsForSelectedRows == [[0, 2]])
        #expect((screen.controller as? BooksViewController)?.selected.count == 2)
    }

    @Test func `Code that selects tells nobody`() throws {
        let (screen, table) = try books()
        let calls = Headless.recording {
            table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
        }
        #expect(calls.isEmpty && table.indexPathForSelectedRow == [0, 3])
        #expect(table.cellForRow(at: [0, 3])?.isSelected == true)
        screen.controller.viewWillAppear(false)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `A user cannot select a row that there is not, or where nothing is selected`() throws {
        let (screen, table) = try books()
        #expect(try refusal { try Headless.select(row: [0, 200], in: table) } == .noSuchIndexPath([0, 200]))
        #expect(try refusal { try Headless.select(row: [-1, 0], in: table) } == .noSuchIndexPath([-1, 0]))
        #expect(try refusal { try Headless.select(row: [0], in: table) } == .noSuchIndexPath([0]))
        table.allowsSelection = false
        #expect(try refusal { try Headless.select(row: [0, 0], in: table) } == .selectionDisabled)
        table.allowsSelection = true
        table.cellForRow(at: [0, 0])?.isUserInteractionEnabled = false
        #expect(
            try refusal { try Headless.select(row: [0, 0], in: table) }
                == .interactionDisabled(by: "UITableViewCell “Book 0”"))
        table.cellForRow(at: [0, 1])?.accessoryType = .checkmark
        #expect(try refusal { try Headless.tapAccessory(ofRow: [0, 1], in: table) } == .noAccessoryButton)
        screen.window.rootViewController = UIViewController()
        #expect(try refusal { try Headless.select(row: [0, 1], in: table) } == .notInWindow)
    }

    @Test("L02 A cell that takes the touch itself is never selected")
    func cellWithGesture() throws {
        let (screen, table) = try books()
        let cell = try #require(table.cellForRow(at: [0, 0]))
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        cell.contentView.addGestureRecognizer(tap)
        try Headless.select(row: [0, 0], in: table)
        #expect(table.indexPathForSelectedRow == nil)
        #expect((screen.controller as? BooksViewController)?.prepared.isEmpty == true)
        tap.cancelsTouchesInView = false
        try Headless.select(row: [0, 0], in: table)
        #expect(table.indexPathForSelectedRow == [0, 0])
    }

    @Test func `A row is selected by the text it shows`() throws {
        let (screen, _) = try books()
        try Headless.tap(titled: "Book 5")
        #expect((screen.controller as? BooksViewController)?.selected == [[0, 5]])
    }

    @Test func `Tables, cells and their contexts are freed with their controller`() throws {
        weak var controller: UIViewController?
        weak var table: UITableView?
        weak var cell: UITableViewCell?
        do {
            let (screen, shown) = try books()
            try Headless.select(row: [0, 30], in: shown)
            controller = screen.controller
            table = shown
            cell = shown.cellForRow(at: [0, 30])
            #expect(cell != nil)
            ScreenFixture.shown = nil
        }
        #expect(controller == nil && table == nil && cell == nil)
    }

    @Test func `A table made by code asks its delegate for heights and headers`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds, style: .grouped)
        let source = PlainSource()
        table.dataSource = source
        table.delegate = source
        window.addSubview(table)
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 60, width: 320, height: 20))
        #expect(table.headerView(forSection: 0) == nil && source.header.superview === table)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 65)) == [0, 1])
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5)) == nil)
        #expect(table.contentSize.height == 80)
    }
}

final class BooksViewController: UITableViewController {
    var selected: [IndexPath] = []
    var prepared: [String?] = []
    var senderPath: IndexPath?
    var selectedInPrepare: IndexPath?
    var highlights = true
    var chooses: (IndexPath) -> IndexPath? = { $0 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        cell.textLabel?.text = "Book \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        chooses(indexPath)
    }

    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue.identifier)
        senderPath = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
        selectedInPrepare = tableView.indexPathForSelectedRow
    }
}

final class OwnCell: UITableViewCell, Headless.Connecting {
    weak var name: UILabel?
    var presses = 0
    func press() { presses += 1 }

    class var connections: [Headless.Connection] {
        [.outlet("name", \OwnCell.name), .action("press", OwnCell.press)]
    }
}

final class CodeCell: UITableViewCell {
    let mark: String

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        mark = "made by style"
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

final class CodeHeader: UITableViewHeaderFooterView {
    let mark: String?

    override init(reuseIdentifier: String?) {
        mark = reuseIdentifier
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
final class PlainSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    let header = UIView(frame: .zero)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .value1, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 30 : 20
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}
