import InterfaceBuilder

/// What a table view reads from its element.
@MainActor
final class TableViewArchive: Archive {
    let style: UITableView.Style
    private(set) var settings = Settings<UITableView>()
    /// The prototypes in the order of the document.
    let prototypes: [CellPrototype]
    private let sections: [(header: String?, footer: String?, cells: [ObjectTemplate])]

    init(_ element: Element) {
        let table = TableView(element)
        style = table.style == "grouped" ? .grouped : table.style == "insetGrouped" ? .insetGrouped : .plain
        prototypes = table.prototypes.map {
            CellPrototype(identifier: $0.reuseIdentifier, template: ObjectTemplate($0.element))
        }
        sections = table.sections.map { section in
            (section.headerTitle, section.footerTitle, section.cells.map { ObjectTemplate($0.element) })
        }
        read(table)
    }

    private func read(_ table: TableView) {
        settings.set(\.rowHeight, table.rowHeight.map { CGFloat($0) })
        settings.set(\.estimatedRowHeight, table.estimatedRowHeight.map { CGFloat($0) })
        settings.set(\.sectionHeaderHeight, table.sectionHeaderHeight.map { CGFloat($0) })
        settings.set(\.sectionFooterHeight, table.sectionFooterHeight.map { CGFloat($0) })
        settings.set(\.separatorStyle, table.separatorStyle == "none" ? UITableViewCell.SeparatorStyle.none : nil)
        settings.set(\.separatorColor, UIColor(table.separatorColor))
        settings.set(\.separatorInset, table.separatorInset.map(UIEdgeInsets.init))
        settings.set(\.allowsSelection, table.allowsSelection, unless: true)
        settings.set(\.allowsMultipleSelection, table.allowsMultipleSelection, unless: false)
        settings.set(\.allowsSelectionDuringEditing, table.allowsSelectionDuringEditing, unless: false)
        settings.set(
            \.allowsMultipleSelectionDuringEditing, table.allowsMultipleSelectionDuringEditing, unless: false)
    }

    func makeSections(of nib: NibDecoder) -> [StaticTableSection] {
        sections.map { section in
            StaticTableSection(
                header: section.header, footer: section.footer,
                cells: nib.context.make(section.cells, as: UITableViewCell.self))
        }
    }
}

/// A section that the document itself has.
struct StaticTableSection {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
}
