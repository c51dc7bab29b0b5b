import InterfaceBuilder
import Testing

@Suite struct TableTests {
    @Test("A table has prototypes or sections, heights and separators")
    func table() throws {
        let table: TableView = try Sample.value(
            """
            <tableView dataMode="static" style="insetGrouped" separatorStyle="none" rowHeight="-1" \
            estimatedRowHeight="44.5" sectionHeaderHeight="28" allowsSelection="NO"><sections><tableViewSection \
            headerTitle="A" footerTitle="z" id="s"><cells><tableViewCell id="c"/></cells></tableViewSection></sections>\
            <inset key="separatorInset" minX="15" minY="0" maxX="0" maxY="0"/><view key="tableHeaderView" id="h"/></tableView>
            """)
        #expect(table.dataMode == "static" && table.style == "insetGrouped" && table.separatorStyle == "none")
        #expect(table.rowHeight == -1 && table.estimatedRowHeight == 44.5 && table.sectionHeaderHeight == 28)
        #expect(!table.allowsSelection)
        #expect(table.separatorInset == Insets(top: 0, left: 15, bottom: 0, right: 0))
        #expect(table.sections.first?.headerTitle == "A" && table.sections.first?.footerTitle == "z")
        #expect(table.sections.first?.cells.map(\.objectID) == ["c"])
        #expect(table.headerView?.objectID == "h" && table.footerView == nil)
        #expect(table.prototypes.isEmpty)
    }

    @Test("A cell has a reuse identifier, a style with its labels, and a content view that names it")
    func cell() throws {
        let cell: TableViewCell = try Sample.value(
            """
            <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleSubtitle" textLabel="t" \
            detailTextLabel="d" imageView="i" accessoryType="disclosureIndicator" selectionStyle="none" rowHeight="60" \
            indentationWidth="10" id="c"><tableViewCellContentView key="contentView" tableViewCell="c" id="v"><subviews>\
            <label id="t"/><label id="d"/></subviews></tableViewCellContentView></tableViewCell>
            """)
        #expect(cell.reuseIdentifier == "Row" && cell.style == .subtitle)
        #expect(cell.textLabelID == "t" && cell.detailTextLabelID == "d" && cell.imageViewID == "i")
        #expect(cell.accessoryType == "disclosureIndicator" && cell.selectionStyle == "none" && cell.rowHeight == 60)
        #expect(cell.contentView?.subviews.map(\.objectID) == ["t", "d"])
        #expect(cell.contentView.flatMap { TableViewCellContentView($0) }?.cellID == "c")
    }
}
