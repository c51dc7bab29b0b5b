import InterfaceBuilder

extension Drawing {
    private static let deepestGroup = 12

    /// Draws what an interface controller of a watch shows: items one below the other, whose places the watch finds
    /// itself.
    func drawWatchItems(of controller: ViewController, _ size: Size, on canvas: inout Canvas) {
        canvas.rectangle(size.rect, fill: SystemColors.black)
        let items = WatchLayout(controller.element).items
        if items.isEmpty {
            canvas.text(
                TextBlock(scene.className ?? "made in code", TextFont(size: 14), SystemColors.gray).centered,
                in: size.rect)
        }
        _ = drawWatchItems(items, in: Rect(4, 24, size.width - 8, size.height), depth: 0, on: &canvas)
    }

    /// Draws items below each other; returns where they end.
    private func drawWatchItems(_ items: [View], in rect: Rect, depth: Int, on canvas: inout Canvas) -> Double {
        var y = rect.y
        for item in items where y < 8_000 && !canvas.isFull {
            y = drawWatchItem(item, in: Rect(rect.x, y, rect.width, rect.height), depth: depth, on: &canvas) + 4
        }
        return y
    }

    private func drawWatchItem(_ item: View, in rect: Rect, depth: Int, on canvas: inout Canvas) -> Double {
        let layout = WatchLayout(item.element)
        let isRow = item.kind == "group" && layout.layout != "vertical"
        if item.kind == "group" || item.kind == "tableRow" || item.kind == "table", depth < Self.deepestGroup {
            let inner = item.kind == "table" ? item.subviews : layout.rootItem.map { [$0] } ?? layout.items
            var end = rect.y
            canvas.group(at: Rect(0, 0, rect.maxX, rect.maxY), object: object(item)) { canvas in
                if isRow, inner.count > 1 {
                    let width = rect.width / Double(inner.count)
                    for (number, part) in inner.prefix(12).enumerated() {
                        let place = Rect(rect.x + Double(number) * width, rect.y, width - 2, rect.height)
                        end = max(end, drawWatchItem(part, in: place, depth: depth + 1, on: &canvas))
                    }
                } else {
                    end = max(rect.y, drawWatchItems(inner, in: rect, depth: depth + 1, on: &canvas) - 4)
                }
            }
            return end
        }
        let isButton = item.kind == .button
        let height = isButton ? 40.0 : item.kind == .imageView ? 32 : item.kind == "separator" ? 1 : 22
        let place = Rect(rect.x, rect.y, max(1, rect.width), height)
        canvas.group(at: place, object: object(item)) { canvas in
            let text = isButton ? Button(item.element).title : Label(item.element).text ?? Switch(item.element).title
            if isButton || item.kind == .switch {
                canvas.rectangle(place.size.rect, radius: 8, fill: .fixed(PaintColor(0x222223)))
            }
            if let text {
                let font = TextFont(Label(item.element).font, defaultSize: 16)
                let block = TextBlock(text, font, paint(Label(item.element).textColor) ?? SystemColors.white)
                canvas.text(isButton ? block.centered : block, in: place.size.rect.inset(by: isButton ? 6 : 2, 0))
            } else if item.kind == "separator" {
                canvas.rectangle(place.size.rect, fill: .fixed(PaintColor(0x444446)))
            } else {
                box(item.kind.rawValue, in: place.size, on: &canvas)
            }
        }
        return place.maxY
    }
}
