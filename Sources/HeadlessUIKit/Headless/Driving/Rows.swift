extension Headless {
    /// Selects a row as a user would, scrolling to it where that is needed.
    ///
    /// - Throws: `Refusal` where there is no such row or a user could not tap it; `UIKitException` where the app crashes
    ///   of it.
    public static func select(row indexPath: IndexPath, in table: UITableView) throws {
        try catching {
            let cell = try bringIntoSight(indexPath, of: table)
            guard table.isSelectable else { throw Refusal(.selectionDisabled, table) }
            try tapCell(cell)
        }
    }

    /// Taps the accessory of a row as a user would: its detail button, or the control in its place.
    ///
    /// - Throws: `Refusal` where there is no such row or it has no such button; `UIKitException` where the app crashes of
    ///   it.
    public static func tapAccessory(ofRow indexPath: IndexPath, in table: UITableView) throws {
        try catching {
            let cell = try bringIntoSight(indexPath, of: table)
            _ = try reach(cell)
            if let control = cell.accessoryView as? UIControl {
                return try deliver(to: control, at: try reach(control))
            }
            guard cell.hasAccessoryButton else { throw Refusal(.noAccessoryButton, cell) }
            try table.takeAccessoryTap(at: indexPath)
        }
    }

    /// Selects an item as a user would, scrolling to it where that is needed.
    ///
    /// - Throws: `Refusal` where there is no such item or a user could not tap it; `UIKitException` where the app crashes
    ///   of it.
    public static func select(item indexPath: IndexPath, in collectionView: UICollectionView) throws {
        try catching {
            let cell = try bringIntoSight(indexPath, of: collectionView)
            guard collectionView.allowsSelection else { throw Refusal(.selectionDisabled, collectionView) }
            try tapCell(cell)
        }
    }

    /// A user taps a cell beside the controls in it, but cannot avoid a recogniser that fills it.
    private static func tapCell(_ cell: UIView) throws {
        let point = try reach(cell)
        let hit = cell.hitTest(cell.convert(point, from: nil), with: nil) ?? cell
        let path = hit.selfAndSuperviews.prefix { $0 !== cell }
        try deliver(to: path.contains { $0.takesTaps } ? cell : hit, at: point)
    }

    private static func bringIntoSight(_ indexPath: IndexPath, of table: UITableView) throws -> UITableViewCell {
        guard table.window != nil else { throw Refusal(.notInWindow, table) }
        table.loadRows()
        try propagate()
        guard table.rows.contains(indexPath) else { throw Refusal(.noSuchIndexPath(indexPath), table) }
        if table.cellForRow(at: indexPath) == nil {
            table.scrollToRow(at: indexPath, at: .none, animated: false)
        }
        table.layoutIfNeeded()
        if table.cellForRow(at: indexPath) == nil {
            try table.show(indexPath)
        }
        try propagate()
        guard let cell = table.cellForRow(at: indexPath) else { throw Refusal(.noSuchIndexPath(indexPath), table) }
        return cell
    }

    private static func bringIntoSight(
        _ indexPath: IndexPath, of view: UICollectionView
    ) throws -> UICollectionViewCell {
        guard view.window != nil else { throw Refusal(.notInWindow, view) }
        view.loadItems()
        try propagate()
        guard view.contains(indexPath) else { throw Refusal(.noSuchIndexPath(indexPath), view) }
        if view.cellForItem(at: indexPath) == nil {
            view.scrollToItem(at: indexPath, at: [], animated: false)
        }
        view.layoutIfNeeded()
        if view.cellForItem(at: indexPath) == nil {
            // A layout of the app's own may know no place for the item.
            let place = view.layoutAttributesForItem(at: indexPath)
            try view.show(place ?? UICollectionViewLayoutAttributes(forCellWith: indexPath))
        }
        try propagate()
        guard let cell = view.cellForItem(at: indexPath) else { throw Refusal(.noSuchIndexPath(indexPath), view) }
        return cell
    }
}
