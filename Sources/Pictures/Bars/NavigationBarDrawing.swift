import InterfaceBuilder

/// What a navigation bar shows at one moment.
struct NavigationBarContent {
    var item: NavigationItem?
    var title: String?
    /// What the back button says; nil where there is none.
    var back: String?
    var showsLargeTitle = false

    /// The height of the bar in points, without the status bar.
    func height(isPad: Bool) -> Double {
        (isPad ? 50 : 44) + (prompt == nil ? 0 : 30) + (showsLargeTitle ? 52 : 0)
    }

    var prompt: String? { item?.prompt.flatMap { $0.isEmpty ? nil : $0 } }
}

extension Drawing {
    /// Draws a navigation bar that lies in a scene as a view.
    func drawNavigationBar(_ bar: NavigationBar, _ size: Size, on canvas: inout Canvas) {
        let style = BarStyle(bar, self)
        canvas.rectangle(size.rect, fill: paint(bar.backgroundColor) ?? style.ground)
        drawHairline(from: 0, to: size.width, y: size.height - 0.25, on: &canvas)
        let items = bar.items
        guard let item = items.last else { return }
        let back = items.count > 1 ? items[items.count - 2].title ?? "Back" : nil
        let content = NavigationBarContent(item: item, title: item.title, back: back)
        drawNavigationContent(content, bar, style, in: size.rect, on: &canvas)
    }

    /// Draws what a bar shows.
    ///
    /// - Parameter rect: the bar without the status bar.
    func drawNavigationContent(
        _ content: NavigationBarContent, _ bar: NavigationBar?, _ style: BarStyle, in rect: Rect,
        on canvas: inout Canvas
    ) {
        var row = Rect(rect.x, rect.y, rect.width, rect.height - (content.showsLargeTitle ? 52 : 0))
        if let prompt = content.prompt, row.height > 50 {
            canvas.text(
                TextBlock(prompt, TextFont(size: 13), style.text).centered,
                in: Rect(rect.x + 16, rect.y + 6, max(1, rect.width - 32), 18))
            row = Rect(row.x, row.y + 30, row.width, row.height - 30)
        }
        let left = drawLeft(content, style, in: row, on: &canvas)
        let right = drawRight(content.item?.rightBarButtonItems ?? [], style, in: row, on: &canvas)
        let largeTitle = content.showsLargeTitle ? content.title : nil
        if let view = content.item?.titleView {
            drawTitleView(view, in: Rect(left, row.y, max(1, right - left), row.height), row, on: &canvas)
        } else if largeTitle == nil, let title = content.title, !title.isEmpty {
            drawTitle(title, bar, style, between: left, right, row, on: &canvas)
        }
        if let largeTitle {
            let paint = self.paint(bar?.largeTitleTextAttributes?.textColor) ?? style.text
            let size = TextFont(bar?.largeTitleTextAttributes?.font, defaultSize: 34, defaultWeight: 700)
            canvas.text(
                TextBlock(largeTitle, size, paint), in: Rect(rect.x + 16, rect.maxY - 48, max(1, rect.width - 32), 41))
        }
    }

    private func drawTitle(
        _ title: String, _ bar: NavigationBar?, _ style: BarStyle, between left: Double, _ right: Double, _ row: Rect,
        on canvas: inout Canvas
    ) {
        let font = TextFont(bar?.titleTextAttributes?.font, defaultSize: 17, defaultWeight: 600)
        let block = TextBlock(title, font, style.text)
        let half = min(row.midX - left, right - row.midX) - 6
        if block.naturalWidth <= 2 * half {
            canvas.text(block.centered, in: Rect(row.midX - half, row.y, 2 * half, row.height))
        } else {
            canvas.text(block.centered, in: Rect(left + 6, row.y, max(1, right - left - 12), row.height))
        }
    }

    private func drawTitleView(_ view: View, in room: Rect, _ row: Rect, on canvas: inout Canvas) {
        let own = document.givenFrame(of: view)?.size ?? Size(width: min(200, room.width), height: 32)
        let width = min(own.width, room.width)
        let x = min(max(room.x, row.midX - width / 2), room.maxX - width)
        let frame = Rect(x, row.midY - own.height / 2, width, own.height).bounded
        draw(PlacedView(view: view, frame: frame, isGuess: false), on: &canvas)
    }

    /// Draws back button and left items; returns where they end.
    private func drawLeft(
        _ content: NavigationBarContent, _ style: BarStyle, in row: Rect, on canvas: inout Canvas
    ) -> Double {
        var x = row.x + 16
        let items = content.item?.leftBarButtonItems ?? []
        let hidesBack =
            content.item?.hidesBackButton == true
            || !items.isEmpty && content.item?.leftItemsSupplementBackButton != true
        if let back = content.back, !hidesBack {
            let block = TextBlock(back, TextFont(size: 17), style.tint)
            let isShort = block.naturalWidth > row.width * 0.3
            let shown = isShort ? TextBlock("Back", TextFont(size: 17), style.tint) : block
            let width = 18 + shown.naturalWidth + 4
            let object = DrawnObject(scene: scene.id, objectID: nil, kind: "backButton")
            canvas.group(at: Rect(row.x + 8, row.y, width, row.height), object: object) { canvas in
                let y = row.height / 2
                canvas.lines([(10, y - 9), (1, y), (10, y + 9)], Stroke(style.tint, width: 2.6))
                canvas.text(shown, in: Rect(18, 0, max(1, width - 18), row.height))
            }
            x = row.x + 8 + width + 8
        }
        for item in items.prefix(20) {
            let width = self.width(of: item) ?? 0
            guard x + width <= row.maxX else { break }
            draw(item, in: Rect(x, row.y, width, row.height), style, on: &canvas)
            x += width + 14
        }
        return x
    }

    /// Draws right items, the first at the edge; returns where they begin.
    private func drawRight(
        _ items: [BarButtonItem], _ style: BarStyle, in row: Rect, on canvas: inout Canvas
    ) -> Double {
        var x = row.maxX - 16
        for item in items.prefix(20) {
            let width = self.width(of: item) ?? 0
            guard x - width >= row.x else { break }
            draw(item, in: Rect(x - width, row.y, width, row.height), style, on: &canvas)
            x -= width + 14
        }
        return x
    }
}
