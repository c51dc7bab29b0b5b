import AppMap
import InterfaceBuilder

/// One tab of a tab bar.
struct Tab {
    /// The item of the document; nil where only a title is known.
    let item: TabBarItem?
    /// What the tab says where its item says nothing.
    let title: String
    /// The scene in whose document the item is.
    let owner: AppScene?
}

extension Drawing {
    /// Draws a tab bar that lies in a scene as a view.
    func drawTabBar(_ bar: TabBar, _ size: Size, on canvas: inout Canvas) {
        let style = BarStyle(bar, self)
        canvas.rectangle(size.rect, fill: paint(bar.backgroundColor) ?? style.ground)
        drawHairline(from: 0, to: size.width, y: 0.25, on: &canvas)
        let tabs = bar.items.map { Tab(item: $0, title: $0.title ?? "Item", owner: scene) }
        drawTabs(tabs, selected: nil, bar, in: size.rect, on: &canvas)
    }

    /// Draws tabs, as many as fit; the others are behind a tab that says so.
    func drawTabs(_ tabs: [Tab], selected: Int?, _ bar: TabBar?, in rect: Rect, on canvas: inout Canvas) {
        guard !tabs.isEmpty else { return }
        let style = BarStyle(bar, self)
        let most = document.isPad ? 8 : 5
        let more = Tab(item: nil, title: "More", owner: nil)
        let shown = tabs.count > most ? Array(tabs.prefix(most - 1)) + [more] : tabs
        let width = document.isPad ? min(130, rect.width / Double(shown.count)) : rect.width / Double(shown.count)
        let start = rect.midX - width * Double(shown.count) / 2
        let plain = paint(bar?.unselectedItemTintColor) ?? SystemColors.gray
        for (number, tab) in shown.enumerated() {
            let isSelected =
                number == selected || selected.map { $0 >= shown.count } == true && number == shown.count - 1
            let place = Rect(start + Double(number) * width, rect.y, width, min(49, rect.height))
            draw(tab, in: place, isSelected ? style.tint : plain, isSelected: isSelected, on: &canvas)
        }
    }

    private func draw(_ tab: Tab, in rect: Rect, _ paint: Paint, isSelected: Bool, on canvas: inout Canvas) {
        let system = tab.item?.systemItem.map(SystemItems.tab)
        let own = tab.item?.title.flatMap { $0.isEmpty ? nil : $0 }
        let title = own ?? system?.title ?? tab.title
        let object = DrawnObject(
            scene: tab.owner?.id ?? scene.id, objectID: tab.item?.objectID, kind: "tabBarItem",
            userLabel: title.harmlessLine(upTo: 80))
        canvas.group(at: rect, object: object) { canvas in
            let sign = Rect(rect.width / 2 - 12, 5, 24, 24)
            if let image = (isSelected ? tab.item?.selectedImage : nil) ?? tab.item?.image {
                if image.isSystemSymbol {
                    drawSymbol(image.name, in: sign, paint, on: &canvas)
                } else {
                    let drawing =
                        tab.owner.flatMap { $0.storyboard == scene.storyboard ? nil : Drawing(painter, scene: $0) }
                        ?? self
                    let found = drawing.image(image.name)
                    let size = found?.size ?? drawing.document.resources.imageSize(image.name)
                    let fitted = size.map {
                        ContentMode.scaleAspectFit.rect(for: $0, in: Size(width: 28, height: 28)).moved(
                            by: rect.width / 2 - 14, 3)
                    }
                    drawing.drawImage(
                        image.name, found, in: fitted ?? sign, within: rect.size, tint: paint, on: &canvas)
                }
            } else if let system {
                SymbolSign(named: system.symbol).draw(in: sign, paint, on: &canvas)
            } else if tab.item == nil, tab.title == "More" {
                SymbolSign(named: "ellipsis").draw(in: sign, paint, on: &canvas)
            }
            canvas.text(
                TextBlock(title, TextFont(size: 10, weight: 500), paint).centered,
                in: Rect(2, rect.height - 17, max(1, rect.width - 4), 13))
            if let badge = tab.item?.badgeValue, !badge.isEmpty {
                let block = TextBlock(badge, TextFont(size: 13), SystemColors.white).centered
                let pill = Rect(rect.width / 2 + 4, 2, max(18, min(40, block.naturalWidth + 10)), 18)
                canvas.rectangle(pill, radius: 9, fill: self.paint(tab.item?.badgeColor) ?? SystemColors.red)
                canvas.text(block, in: pill)
            }
        }
    }
}
