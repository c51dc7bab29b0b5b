extension UITableView {
    /// Delegate members of tables; the delegate is declared where scrolling is.
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    func setNeedsReload() {
        rows.isLoaded = false
        setNeedsLayout()
    }

    /// Asks for the number and height of the rows, if that was not done since the last change.
    func loadRows() {
        Headless.shell { () throws(UIKitException) in try loadRowsThrowing() }
    }

    private func loadRowsThrowing() throws(UIKitException) {
        guard !rows.isLoaded else { return }
        rows.isLoaded = true
        removeCells()
        var sections: [TableRows.Section] = []
        var y = tableHeaderView?.frame.height ?? 0
        for index in 0..<max(0, try countSections()) {
            var section = TableRows.Section(start: y)
            section.headerHeight = headerHeight(index)
            section.footerHeight = footerHeight(index)
            section.count = max(0, try countRows(index))
            y += section.headerHeight
            section.edges.reserveCapacity(section.count + 1)
            section.edges.append(y)
            for row in 0..<section.count {
                y += max(0, height(of: IndexPath(row: row, section: index)))
                section.edges.append(y)
            }
            y += section.footerHeight
            sections.append(section)
        }
        try Headless.propagate()
        rows.sections = sections
        rows.end = y
        selection.removeAll { !rows.contains($0) }
        contentSize = CGSize(width: bounds.width, height: y + (tableFooterView?.frame.height ?? 0))
        placeHeader()
        tableFooterView?.frame.origin.y = y
    }

    /// The header lies at the top and is as wide as the table, wherever its document has it.
    private func placeHeader() {
        guard let header = tableHeaderView else { return }
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
    }

    // MARK: The data source

    /// Where the class of the data source is not in the program, or that of the controller which would set one, the table
    /// shows each prototype once, as it was drawn.
    var showsPrototypes: Bool {
        let source: AnyObject? = dataSource ?? unfitDataSource ?? Headless.controller(of: self)
        return staticSections.isEmpty && source.map(Headless.accepts) ?? false
    }

    private func countSections() throws(UIKitException) -> Int {
        if showsPrototypes {
            return 1
        }
        return try requireDataSource()?.numberOfSections(in: self) ?? 0
    }

    private func countRows(_ section: Int) throws(UIKitException) -> Int {
        if showsPrototypes {
            return cells.prototypes.count
        }
        return try requireDataSource()?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    func makeCell(at indexPath: IndexPath) throws(UIKitException) -> UITableViewCell {
        if showsPrototypes {
            return try makeCell(of: cells.prototypes[indexPath.row])
        }
        let cell = try requireDataSource()?.tableView(self, cellForRowAt: indexPath)
        try Headless.propagate()
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// An object that a document connects as a data source and that is none raises at the first question.
    private func requireDataSource() throws(UIKitException) -> (any UITableViewDataSource)? {
        if dataSource == nil, let unfitDataSource {
            throw Headless.unrecognized("tableView:numberOfRowsInSection:", unfitDataSource)
        }
        return dataSource
    }

    // MARK: Heights

    private func height(of indexPath: IndexPath) -> CGFloat {
        let height = tableDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        return height >= 0 ? height : usualRowHeight(at: indexPath)
    }

    /// The height that a row was drawn with, else that of a row with one line.
    private func usualRowHeight(at indexPath: IndexPath) -> CGFloat {
        if staticSections.indices.contains(indexPath.section), usesStaticSections {
            let cells = staticSections[indexPath.section].cells
            if cells.indices.contains(indexPath.row), cells[indexPath.row].frame.height > 0 {
                return cells[indexPath.row].frame.height
            }
        }
        return estimatedRowHeight > 0 ? estimatedRowHeight : 44
    }

    private var usesStaticSections: Bool { !staticSections.isEmpty }

    private func headerHeight(_ section: Int) -> CGFloat {
        let height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        guard height < 0 || hasHeader(section) else { return 0 }
        return height >= 0 ? height : hasHeader(section) ? 28 : 0
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let height = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard height < 0 || hasFooter(section) else { return 0 }
        return height >= 0 ? height : hasFooter(section) ? 28 : 0
    }

    private func hasHeader(_ section: Int) -> Bool {
        dataSource?.tableView(self, titleForHeaderInSection: section) != nil
            || tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil
    }

    private func hasFooter(_ section: Int) -> Bool {
        dataSource?.tableView(self, titleForFooterInSection: section) != nil
            || tableDelegate?.tableView(self, viewForFooterInSection: section) != nil
    }

    // MARK: What is in sight

    /// Puts the rows that are in sight in their places and takes the others away.
    func layOutRows() throws(UIKitException) {
        try loadRowsThrowing()
        guard window != nil else { return }
        backgroundView?.frame = bounds
        let visible = rows.rows(from: bounds.minY, to: bounds.maxY)
        let wanted = Set(visible)
        for (indexPath, cell) in cells.shown where !wanted.contains(indexPath) {
            cells.shown[indexPath] = nil
            recycle(cell, at: indexPath)
        }
        for indexPath in visible {
            try show(indexPath)
        }
        layOutHeaders()
    }

    /// Puts a row's cell in its place, in sight or not.
    func show(_ indexPath: IndexPath) throws(UIKitException) {
        guard let rect = rows.rect(of: indexPath, width: bounds.width) else { return }
        if let cell = cells.shown[indexPath] {
            cell.frame = rect
            return
        }
        let cell = try makeCell(at: indexPath)
        // Asking for the cell may have changed the table.
        guard rows.isLoaded, rows.contains(indexPath) else { return }
        cells.shown[indexPath] = cell
        cell.frame = rect
        cell.setEditing(isEditing, animated: false)
        cell.setSelected(selection.contains(indexPath), animated: false)
        if let tableDelegate {
            Headless.note(tableDelegate, "tableView(_:willDisplay:forRowAt:)")
            tableDelegate.tableView(self, willDisplay: cell, forRowAt: indexPath)
            try Headless.propagate()
        }
        addSubview(cell)
    }

    private func recycle(_ cell: UITableViewCell, at indexPath: IndexPath) {
        cell.removeFromSuperview()
        if let tableDelegate {
            Headless.note(tableDelegate, "tableView(_:didEndDisplaying:forRowAt:)")
            tableDelegate.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
        }
        if !cell.isStatic {
            cells.unused.keep(cell, cell.reuseIdentifier)
        }
    }

    private func removeCells() {
        let shown = cells.shown
        cells.shown = [:]
        for (indexPath, cell) in shown.sorted(by: { $0.key < $1.key }) {
            recycle(cell, at: indexPath)
        }
        for view in cells.headers.values {
            view.removeFromSuperview()
        }
        for view in cells.footers.values {
            view.removeFromSuperview()
        }
        cells.headers = [:]
        cells.footers = [:]
    }

    private func layOutHeaders() {
        for (index, section) in rows.sections.enumerated()
        where section.start < bounds.maxY && section.end > bounds.minY {
            if section.headerHeight > 0, cells.headers[index] == nil, let view = makeHeader(index) {
                view.frame = CGRect(x: 0, y: section.start, width: bounds.width, height: section.headerHeight)
                cells.headers[index] = view
                addSubview(view)
            }
            if section.footerHeight > 0, cells.footers[index] == nil, let view = makeFooter(index) {
                let y = section.end - section.footerHeight
                view.frame = CGRect(x: 0, y: y, width: bounds.width, height: section.footerHeight)
                cells.footers[index] = view
                addSubview(view)
            }
        }
    }

    private func makeHeader(_ section: Int) -> UIView? {
        tableDelegate?.tableView(self, viewForHeaderInSection: section)
            ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section))
    }

    private func makeFooter(_ section: Int) -> UIView? {
        tableDelegate?.tableView(self, viewForFooterInSection: section)
            ?? titled(dataSource?.tableView(self, titleForFooterInSection: section))
    }

    private func titled(_ title: String?) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        return view
    }
}
