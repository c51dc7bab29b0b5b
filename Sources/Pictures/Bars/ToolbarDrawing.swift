import InterfaceBuilder

extension Drawing {
    func drawToolbar(_ bar: Toolbar, _ size: Size, on canvas: inout Canvas) {
        let style = BarStyle(bar, self)
        canvas.rectangle(size.rect, fill: paint(bar.backgroundColor) ?? style.ground)
        drawHairline(from: 0, to: size.width, y: 0.25, on: &canvas)
        drawToolbarItems(bar.items, style, in: size.rect, on: &canvas)
    }

    /// Draws items from left to right; flexible spaces share what is left.
    func drawToolbarItems(_ items: [BarButtonItem], _ style: BarStyle, in rect: Rect, on canvas: inout Canvas) {
        let items = items.prefix(40)
        let widths = items.map(width)
        let gap = 10.0
        let room = max(0, rect.width - 32 - gap * Double(max(0, items.count - 1)))
        let taken = widths.compactMap { $0 }.reduce(0, +)
        let open = widths.count { $0 == nil }
        let share = open > 0 ? max(0, room - taken) / Double(open) : 0
        var x = rect.x + 16
        for (item, width) in zip(items, widths) where x < rect.maxX {
            let width = width ?? share
            draw(item, in: Rect(x, rect.y, width, rect.height), style, on: &canvas)
            x += width + gap
        }
    }
}
