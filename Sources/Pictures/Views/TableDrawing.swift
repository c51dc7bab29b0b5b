import InterfaceBuilder

extension Drawing {
    func drawTable(_ table: TableView, _ size: Size, on canvas: inout Canvas) {
        let style = TableStyle(table, self)
        if let background = table.backgroundView {
            draw(PlacedView(view: background, frame: size.rect, isGuess: false), on: &canvas)
        }
        var y = 0.0
        if let header = table.headerView {
            y = drawTableEdge(header, at: 0, width: size.width, on: &canvas)
        }
        if table.prototypes.isEmpty, table.sections.isEmpty {
            drawEmptyTable(style, from: y, size, on: &canvas)
        }
        if !table.prototypes.isEmpty {
            let rows = places(of: table.prototypes, style, from: y, width: size.width, header: 28)
            let title = Rect(
                style.margin, y, max(1, size.width - 2 * style.margin), (rows.first?.frame.y ?? y + 28) - y)
            drawSectionTitle("Prototype Cells", style, in: title, on: &canvas)
            drawRows(rows, style, on: &canvas)
            y = rows.last.map(\.frame.maxY) ?? y
        }
        for section in table.sections where y < 20_000 && !canvas.isFull {
            y = drawSection(section, style, from: y, width: size.width, on: &canvas)
        }
        if let footer = table.footerView {
            _ = drawTableEdge(footer, at: y, width: size.width, on: &canvas)
        }
    }

    /// Draws the header or footer of a whole table; returns where it ends.
    private func drawTableEdge(_ view: View, at y: Double, width: Double, on canvas: inout Canvas) -> Double {
        let given = document.givenFrame(of: view)
        let frame = Rect(0, given?.y ?? y, given?.width ?? width, given?.height ?? 44).bounded
        draw(PlacedView(view: view, frame: frame, isGuess: given == nil), on: &canvas)
        return frame.maxY
    }

    private func drawSection(
        _ section: TableViewSection, _ style: TableStyle, from start: Double, width: Double, on canvas: inout Canvas
    ) -> Double {
        let hasTitle = section.headerTitle?.isEmpty == false
        let rows = places(
            of: section.cells, style, from: start, width: width,
            header: hasTitle || style.isGrouped ? style.headerHeight : 0)
        let top = rows.first?.frame.y ?? start + style.headerHeight
        if let title = section.headerTitle, hasTitle {
            let height = min(style.headerHeight, max(1, top - start))
            let area = Rect(0, top - height, width, height)
            if !style.isGrouped { canvas.rectangle(area, fill: SystemColors.secondaryBackground) }
            drawSectionTitle(title, style, in: area.inset(by: style.margin, 0), on: &canvas)
        }
        drawRows(rows, style, on: &canvas)
        var end = rows.last?.frame.maxY ?? top
        if let footer = section.footerTitle, !footer.isEmpty {
            var block = TextBlock(footer, TextFont(size: 13), SystemColors.secondaryLabel)
            block.lineLimit = 0
            block.place = .top
            let room = Rect(style.margin, end + 7, max(1, width - 2 * style.margin), 200)
            canvas.text(block, in: room)
            end += block.height(inWidth: room.width) + 14
        }
        return end
    }

    private func drawSectionTitle(_ title: String, _ style: TableStyle, in rect: Rect, on canvas: inout Canvas) {
        let font = style.isGrouped ? TextFont(size: 13) : TextFont(size: 15, weight: 600)
        let block = TextBlock(style.isGrouped ? title.uppercased() : title, font, SystemColors.secondaryLabel)
        canvas.text(
            block.with { $0.place = style.isGrouped ? .bottom : .middle },
            in: Rect(rect.x, rect.y, rect.width, max(1, rect.height - (style.isGrouped ? 6 : 0))))
    }

    private struct Row {
        let cell: TableViewCell
        let frame: Rect
        let isGuess: Bool
    }

    /// Where cells lie, one below the other, as the document says or by their heights.
    private func places(
        of cells: [TableViewCell], _ style: TableStyle, from start: Double, width: Double, header: Double
    ) -> [Row] {
        var rows: [Row] = []
        var y = start + header
        for cell in cells {
            let given = document.givenFrame(of: cell.view)
            let height = given?.height ?? min(2_000, max(1, cell.rowHeight ?? style.rowHeight))
            let x = style.isInset ? max(given?.x ?? 0, style.inset) : given?.x ?? 0
            let top = given.map { $0.y >= y - header - 0.5 ? $0.y : y } ?? y
            let frame = Rect(x, top, style.isInset ? width - 2 * x : max(given?.width ?? width, width - x), height)
            rows.append(Row(cell: cell, frame: frame.bounded, isGuess: given == nil))
            y = frame.maxY
        }
        return rows
    }

    private func drawRows(_ rows: [Row], _ style: TableStyle, on canvas: inout Canvas) {
        guard let first = rows.first, let last = rows.last else { return }
        let block = Rect(first.frame.x, first.frame.y, first.frame.width, last.frame.maxY - first.frame.y)
        let draw = { (origin: Point, canvas: inout Canvas) in
            for (number, row) in rows.enumerated() where !canvas.isFull {
                let frame = row.frame.moved(by: -origin.x, -origin.y)
                var inner = self
                inner.cellGround = style.cellGround
                inner.draw(PlacedView(view: row.cell.view, frame: frame, isGuess: row.isGuess), on: &canvas)
                if style.hasSeparators, number < rows.count - 1 || !style.isGrouped {
                    let inset = row.cell.separatorInset?.left ?? style.separatorInset
                    canvas.line(
                        from: Point(x: frame.x + min(frame.width, max(0, inset)), y: frame.maxY - 0.25),
                        to: Point(x: frame.maxX, y: frame.maxY - 0.25), Stroke(style.separator, width: 0.5))
                }
            }
        }
        if style.isInset {
            canvas.group(at: block, clipRadius: 10) { draw(block.origin, &$0) }
        } else {
            draw(Point(x: 0, y: 0), &canvas)
        }
    }

    /// Rows without content, so that a table that the app fills is seen to be one.
    private func drawEmptyTable(_ style: TableStyle, from start: Double, _ size: Size, on canvas: inout Canvas) {
        let height = min(400, max(30, style.rowHeight))
        var y = start + height
        var left = 40
        while y < size.height, left > 0 {
            canvas.line(
                from: Point(x: style.separatorInset, y: y), to: Point(x: size.width, y: y),
                Stroke(style.separator, width: 0.5))
            y += height
            left -= 1
        }
    }
}

/// How a table looks.
struct TableStyle {
    let isGrouped: Bool
    let isInset: Bool
    let ground: Paint
    let cellGround: Paint
    let rowHeight: Double
    let headerHeight: Double
    let hasSeparators: Bool
    let separator: Paint
    let separatorInset: Double
    /// The distance of texts from the edge.
    let margin: Double
    /// The distance of cells from the edge in the inset style.
    let inset: Double

    init(_ table: TableView, _ drawing: Drawing) {
        isInset = table.style == "insetGrouped"
        isGrouped = isInset || table.style == "grouped"
        ground = isGrouped ? SystemColors.groupedBackground : SystemColors.background
        cellGround = isGrouped ? SystemColors.secondaryGroupedBackground : SystemColors.background
        let height = table.rowHeight.flatMap { $0 > 0 ? $0 : nil }
        rowHeight = min(2_000, height ?? 44)
        let header = table.sectionHeaderHeight.flatMap { $0 > 0 ? $0 : nil }
        headerHeight = min(500, max(header ?? 0, 28))
        hasSeparators = table.separatorStyle != "none"
        separator = drawing.paint(table.separatorColor) ?? SystemColors.separator
        let own = table.separatorInset?.left
        separatorInset = own.map { min(500, max(0, $0)) } ?? (drawing.document.screen.width >= 414 ? 20 : 16)
        inset = drawing.document.screen.width >= 414 ? 20 : 16
        margin = isInset ? inset + 16 : drawing.document.screen.width >= 414 ? 20 : 16
    }
}
