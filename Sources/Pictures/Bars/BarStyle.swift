import InterfaceBuilder

/// The colours of a bar.
struct BarStyle {
    let ground: Paint
    let text: Paint
    let tint: Paint

    init(barStyle: String?, barTint: Color?, tintColor: Color?, titles: TextAttributes? = nil, _ drawing: Drawing) {
        let isBlack = barStyle?.lowercased().contains("black") == true
        ground = drawing.paint(barTint) ?? (isBlack ? .fixed(PaintColor(0x161616, alpha: 0.94)) : Drawing.barPaint)
        let plain = isBlack || barTint != nil && !ground.light.isBright ? SystemColors.white : SystemColors.label
        // Code may give the bar another ground; what cannot be read on this one is drawn gray.
        text = (drawing.paint(titles?.textColor) ?? plain).legible(on: ground)
        tint = (drawing.paint(tintColor) ?? drawing.tint).legible(on: ground)
    }

    init(_ bar: NavigationBar?, _ drawing: Drawing) {
        self.init(
            barStyle: bar?.barStyle, barTint: bar?.barTintColor, tintColor: bar?.tintColor,
            titles: bar?.titleTextAttributes, drawing)
    }

    init(_ bar: TabBar?, _ drawing: Drawing) {
        self.init(
            barStyle: bar?.barStyle, barTint: bar?.barTintColor,
            tintColor: bar?.selectedImageTintColor ?? bar?.tintColor,
            drawing)
    }

    init(_ bar: Toolbar?, _ drawing: Drawing) {
        self.init(barStyle: bar?.barStyle, barTint: bar?.barTintColor, tintColor: bar?.tintColor, drawing)
    }
}

extension Paint {
    /// The paint, or a gray where it can hardly be told from a ground.
    func legible(on ground: Paint) -> Paint {
        light.difference(to: ground.light) < 72 ? SystemColors.gray : self
    }
}

extension Drawing {
    /// A bar of no colour of its own, a little see-through.
    static let barPaint = Paint(light: PaintColor(0xF9F9F9, alpha: 0.94), dark: PaintColor(0x1D1D1D, alpha: 0.94))

    /// The line between a bar and the content.
    func drawHairline(from x: Double, to end: Double, y: Double, on canvas: inout Canvas) {
        canvas.line(from: Point(x: x, y: y), to: Point(x: end, y: y), Stroke(SystemColors.separator, width: 0.5))
    }
}
