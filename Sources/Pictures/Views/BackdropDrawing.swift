import InterfaceBuilder

extension Drawing {
    func drawEffect(_ view: VisualEffectView, _ size: Size, on canvas: inout Canvas) {
        let radius = LayerStyle(view.view, self).cornerRadius
        guard let style = view.effect.blurStyle?.lowercased() else { return }
        let isDark = style.hasSuffix("dark")
        let isLight = style.hasSuffix("light")
        let light = PaintColor(isDark ? 0x252525 : 0xF7F7F7, alpha: 0.8)
        let dark = PaintColor(isLight ? 0xF7F7F7 : 0x252525, alpha: 0.8)
        canvas.rectangle(size.rect, radius: radius, fill: Paint(light: light, dark: dark))
    }

    func drawMap(_ size: Size, on canvas: inout Canvas) {
        canvas.group(at: size.rect, clipRadius: 0) { canvas in
            let (w, h) = (size.width, size.height)
            canvas.rectangle(size.rect, fill: Paint(light: PaintColor(0xF2EFE6), dark: PaintColor(0x2E3032)))
            let road = Stroke(
                Paint(light: PaintColor(0xFFFFFF), dark: PaintColor(0x55585C)), width: max(3, min(w, h) / 40))
            let river = Stroke(
                Paint(light: PaintColor(0xA9D4EE), dark: PaintColor(0x1F3F57)), width: max(6, min(w, h) / 14))
            canvas.lines([(0, h * 0.75), (w * 0.4, h * 0.62), (w * 0.7, h * 0.8), (w, h * 0.7)], river)
            canvas.lines([(0, h * 0.3), (w * 0.55, h * 0.42), (w, h * 0.2)], road)
            canvas.lines([(w * 0.3, 0), (w * 0.38, h * 0.5), (w * 0.2, h)], road)
            canvas.lines([(w * 0.75, 0), (w * 0.68, h)], road)
        }
    }
}
