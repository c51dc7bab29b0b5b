import InterfaceBuilder

extension Drawing {
    func drawCell(_ cell: TableViewCell, _ size: Size, on canvas: inout Canvas) {
        let ground = paint(cell.backgroundConfiguration?.backgroundColor) ?? paint(cell.backgroundColor) ?? cellGround
        canvas.rectangle(size.rect, fill: ground)
        var inner = self
        inner.cellGround = nil
        let accessory = CellAccessory(cell.accessoryType)
        let subviews = document.placedSubviews(of: cell.view, size: size)
        for placed in subviews where placed.view.key != "accessoryView" && !canvas.isFull {
            inner.draw(placed, on: &canvas)
        }
        let isEmpty = cell.contentView.map { $0.subviews.isEmpty && $0.backgroundColor == nil } ?? true
        if let configuration = cell.contentConfiguration {
            drawListContent(configuration, size, on: &canvas)
        } else if isEmpty, subviews.count <= 1 {
            drawEmptyCell(cell, size, on: &canvas)
        }
        if let view = cell.accessoryView {
            let own = document.givenFrame(of: view)?.size ?? Size(width: 51, height: 31)
            let frame = Rect(size.width - own.width - 16, (size.height - own.height) / 2, own.width, own.height)
            draw(PlacedView(view: view, frame: frame.bounded, isGuess: false), on: &canvas)
        } else {
            accessory?.draw(in: size, tint, on: &canvas)
        }
    }

    /// A cell whose content only a class of the app knows is told by its class or identifier.
    private func drawEmptyCell(_ cell: TableViewCell, _ size: Size, on canvas: inout Canvas) {
        guard let name = cell.customClass?.name ?? cell.reuseIdentifier, !name.isEmpty else { return }
        let block = TextBlock(name, TextFont(size: min(13, size.height * 0.7)), SystemColors.tertiaryLabel)
        canvas.text(block, in: size.rect.inset(by: 16, 0))
    }

    private func drawListContent(_ content: ListContentConfiguration, _ size: Size, on canvas: inout Canvas) {
        var x = 16.0
        if let image = content.image {
            let rect = Rect(x, size.height / 2 - 11, 22, 22)
            if image.isSystemSymbol {
                drawSymbol(image.name, in: rect, tint, on: &canvas)
            } else {
                drawImage(image.name, self.image(image.name), in: rect, within: size, tint: nil, on: &canvas)
            }
            x += 22 + min(100, max(0, content.imageToTextPadding ?? 16))
        }
        let width = max(1, size.width - x - 16)
        let text = TextBlock(content.text ?? "", TextFont(size: 17), SystemColors.label)
        guard let secondary = content.secondaryText, !secondary.isEmpty else {
            canvas.text(text, in: Rect(x, 0, width, size.height))
            return
        }
        canvas.text(text, in: Rect(x, size.height / 2 - 19, width, 20))
        canvas.text(
            TextBlock(secondary, TextFont(size: 12), SystemColors.secondaryLabel),
            in: Rect(x, size.height / 2 + 2, width, 16))
    }
}

/// The sign at the end of a cell.
private struct CellAccessory {
    private let type: String

    init?(_ type: String?) {
        guard let type, type != "none" else { return nil }
        self.type = type
    }

    func draw(in size: Size, _ tint: Paint, on canvas: inout Canvas) {
        let y = size.height / 2
        let end = size.width - 16
        switch type {
        case "checkmark":
            SymbolSign(named: "checkmark").draw(in: Rect(end - 16, y - 8, 16, 16), tint, on: &canvas)
        case "detailButton":
            SymbolSign(named: "info.circle").draw(in: Rect(end - 22, y - 11, 22, 22), tint, on: &canvas)
        case "detailDisclosureButton":
            SymbolSign(named: "info.circle").draw(in: Rect(end - 38, y - 11, 22, 22), tint, on: &canvas)
            chevron(at: end, y, on: &canvas)
        default:
            chevron(at: end, y, on: &canvas)
        }
    }

    private func chevron(at x: Double, _ y: Double, on canvas: inout Canvas) {
        canvas.lines([(x - 7, y - 6), (x - 1, y), (x - 7, y + 6)], Stroke(SystemColors.tertiaryLabel, width: 2))
    }
}
