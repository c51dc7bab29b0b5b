import InterfaceBuilder

extension Drawing {
    /// How wide a bar button item is; nil for a space that takes what is left.
    func width(of item: BarButtonItem) -> Double? {
        switch item.systemItem {
        case "flexibleSpace": return nil
        case "fixedSpace": return min(500, max(0, item.width ?? 42))
        default: break
        }
        if let width = item.width, width > 0 { return min(500, width) }
        if let view = item.customView { return min(500, document.givenFrame(of: view)?.width ?? 60) }
        if item.image != nil { return 28 }
        switch item.systemItem.map(SystemItems.barButton) {
        case .symbol?: return 24
        case .title(let title, let isBold)?: return titleBlock(title, isBold: isBold, tint).naturalWidth + 2
        case nil: return min(220, titleBlock(item.title ?? "Item", isBold: item.style == "done", tint).naturalWidth + 2)
        }
    }

    private func titleBlock(_ title: String, isBold: Bool, _ paint: Paint) -> TextBlock {
        TextBlock(title, TextFont(size: 17, weight: isBold ? 600 : 400), paint)
    }

    /// Draws a bar button item into its place.
    func draw(_ item: BarButtonItem, in rect: Rect, _ style: BarStyle, on canvas: inout Canvas) {
        guard !item.isSpace else { return }
        let own = item.isEnabled ? paint(item.tintColor) ?? style.tint : SystemColors.tertiaryLabel
        canvas.group(at: rect, object: object(item)) { canvas in
            let bounds = rect.size.rect
            let sign = bounds.centered(Size(width: min(22, rect.width), height: 22))
            if let view = item.customView {
                let size = document.givenFrame(of: view)?.size ?? Size(width: rect.width, height: 31)
                let frame = Rect(0, (rect.height - size.height) / 2, rect.width, size.height).bounded
                draw(PlacedView(view: view, frame: frame, isGuess: false), on: &canvas)
            } else if let image = item.image {
                if image.isSystemSymbol {
                    drawSymbol(image.name, in: sign, own, on: &canvas)
                } else {
                    let found = self.image(image.name)
                    let size = found?.size ?? document.resources.imageSize(image.name)
                    let fitted =
                        size.map {
                            ContentMode.scaleAspectFit.rect(
                                for: $0, in: Size(width: rect.width, height: min(28, rect.height))
                            ).moved(by: 0, (rect.height - min(28, rect.height)) / 2)
                        } ?? sign
                    drawImage(image.name, found, in: fitted, within: rect.size, tint: own, on: &canvas)
                }
            } else if let system = item.systemItem {
                switch SystemItems.barButton(system) {
                case .symbol(let name): SymbolSign(named: name).draw(in: sign, own, on: &canvas)
                case .title(let title, let isBold):
                    canvas.text(titleBlock(title, isBold: isBold, own).centered, in: bounds)
                }
            } else {
                canvas.text(titleBlock(item.title ?? "Item", isBold: item.style == "done", own).centered, in: bounds)
            }
        }
    }
}
