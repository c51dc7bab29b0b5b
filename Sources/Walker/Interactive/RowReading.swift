import AppMap
import HeadlessUIKit

extension ScreenReader {
    /// How many rows or cells of one list are told of. Of lists that code fills a few tell what there is.
    private static var mostRows: Int { 200 }

    mutating func item(of table: UITableView, _ place: Place) -> ScreenItem {
        var read = item(.table, nil, table, in: place, nil)
        read.value = Headless.showsPrototypes(table) ? "prototypes" : nil
        let offset = table.contentOffset
        if let header = table.tableHeaderView {
            read.items += items(of: header, place)
        }
        var count = 0
        for section in 0..<max(0, table.numberOfSections) {
            if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)?.nonEmpty {
                read.items.append(ScreenItem(role: .header, text: title))
            }
            for row in 0..<max(0, table.numberOfRows(inSection: section)) where count < Self.mostRows {
                count += 1
                read.items += item(ofRow: IndexPath(row: row, section: section), of: table, place).map { [$0] } ?? []
            }
            if let title = table.dataSource?.tableView(table, titleForFooterInSection: section)?.nonEmpty {
                read.items.append(ScreenItem(role: .footer, text: title))
            }
        }
        if let footer = table.tableFooterView {
            read.items += items(of: footer, place)
        }
        if table.contentOffset != offset {
            table.contentOffset = offset
            table.layoutIfNeeded()
        }
        return read
    }

    private mutating func item(ofRow path: IndexPath, of table: UITableView, _ place: Place) -> ScreenItem? {
        guard let cell = Target.Row.row(table, path).bringIntoSight() as? UITableViewCell else { return nil }
        var place = place
        place.row = .row(table, path)
        let text = Headless.text(of: cell) ?? cell.contentView.writtenWords ?? cell.reuseIdentifier
        var read = item(.row, text, cell, in: place, table.allowsSelection ? .row(table, path) : nil)
        read.isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
        read.items = inside(cell.contentView, place)
        if Headless.hasAccessoryButton(cell) {
            read.items.append(accessory(of: cell, at: path, of: table, place))
        }
        return read
    }

    private mutating func accessory(
        of cell: UITableViewCell, at path: IndexPath, of table: UITableView, _ place: Place
    ) -> ScreenItem {
        if let control = cell.accessoryView as? UIControl, let item = items(of: control, place).first {
            return item
        }
        let started = ways.ways(of: Headless.objectID(of: cell), in: place.scene, accessory: true)
        var item = ScreenItem(
            number: number(.accessory(table, path)), role: .accessory, text: "accessory", deeds: [.tap],
            ways: started.map(ways.described))
        item.obstacle = Headless.obstacle(to: cell)?.shortWords
        note(started, item.obstacle)
        return item
    }

    mutating func item(of collection: UICollectionView, _ place: Place) -> ScreenItem {
        var read = item(.collection, nil, collection, in: place, nil)
        read.value = Headless.showsPrototypes(collection) ? "prototypes" : nil
        let offset = collection.contentOffset
        var count = 0
        for section in 0..<max(0, collection.numberOfSections) {
            for index in 0..<max(0, collection.numberOfItems(inSection: section)) where count < Self.mostRows {
                count += 1
                let path = IndexPath(item: index, section: section)
                guard let cell = Target.Row.cell(collection, path).bringIntoSight() as? UICollectionViewCell else { continue }
                var place = place
                place.row = .cell(collection, path)
                let text = Headless.text(of: cell) ?? cell.contentView.writtenWords ?? cell.reuseIdentifier
                var item = item(.cell, text, cell, in: place, collection.allowsSelection ? .cell(collection, path) : nil)
                item.isSelected = collection.indexPathsForSelectedItems?.contains(path) ?? false
                item.items = inside(cell.contentView, place)
                read.items.append(item)
            }
        }
        if collection.contentOffset != offset {
            collection.contentOffset = offset
            collection.layoutIfNeeded()
        }
        return read
    }

    /// What in a row is used by itself: its texts are told of as those of the row.
    private mutating func inside(_ content: UIView, _ place: Place) -> [ScreenItem] {
        itemsInside(content, place).filter(\.isUsable)
    }
}
