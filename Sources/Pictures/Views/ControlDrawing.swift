import InterfaceBuilder

extension Drawing {
    func drawSwitch(_ control: Switch, _ size: Size, on canvas: inout Canvas) {
        let width = min(51, max(size.width, 20))
        let height = min(31, width * 31 / 51)
        let track = Rect(0, (size.height - height) / 2, width, height)
        let ground = control.isOn ? paint(control.onTintColor) ?? SystemColors.green : SystemColors.gray5
        canvas.rectangle(
            track, radius: height / 2, fill: Control(control.element).isEnabled ? ground : ground.withAlpha(0.5))
        let radius = height / 2 - 2
        let x = control.isOn ? track.maxX - radius - 2 : track.x + radius + 2
        canvas.circle(
            center: Point(x: x, y: track.midY), radius: radius,
            fill: paint(control.thumbTintColor) ?? SystemColors.white)
    }

    func drawSlider(_ slider: Slider, _ size: Size, on canvas: inout Canvas) {
        var room = size.rect.inset(by: 2, 0)
        for (image, isLeft) in [(slider.minimumValueImage, true), (slider.maximumValueImage, false)] {
            guard let image else { continue }
            let rect = Rect(isLeft ? room.x : room.maxX - 20, room.midY - 10, 20, 20)
            if image.isSystemSymbol {
                drawSymbol(image.name, in: rect, tint, on: &canvas)
            } else {
                drawImage(image.name, self.image(image.name), in: rect, within: size, tint: nil, on: &canvas)
            }
            room = Rect(isLeft ? room.x + 28 : room.x, room.y, max(30, room.width - 28), room.height)
        }
        let range = slider.maximumValue - slider.minimumValue
        let share = range > 0 ? min(1, max(0, (slider.value - slider.minimumValue) / range)) : 0
        let radius = min(13.5, size.height / 2)
        let x = room.x + radius + share * max(0, room.width - 2 * radius)
        canvas.rectangle(
            Rect(room.x, room.midY - 2, room.width, 4), radius: 2,
            fill: paint(slider.maximumTrackTintColor) ?? SystemColors.fill)
        canvas.rectangle(
            Rect(room.x, room.midY - 2, x - room.x, 4), radius: 2, fill: paint(slider.minimumTrackTintColor) ?? tint)
        canvas.circle(
            center: Point(x: x, y: room.midY), radius: radius, fill: paint(slider.thumbTintColor) ?? SystemColors.white,
            stroke: Stroke(SystemColors.separator, width: 0.5))
    }

    func drawStepper(_ stepper: Stepper, _ size: Size, on canvas: inout Canvas) {
        let rect = size.rect
        canvas.rectangle(rect, radius: 8, fill: SystemColors.tertiaryFill)
        canvas.line(
            from: Point(x: rect.midX, y: rect.height * 0.25), to: Point(x: rect.midX, y: rect.height * 0.75),
            Stroke(SystemColors.separator))
        let side = min(16, rect.height * 0.5)
        for (name, x) in [("minus", rect.width / 4), ("plus", rect.width * 3 / 4)] {
            SymbolSign(named: name).draw(
                in: Rect(x - side / 2, rect.midY - side / 2, side, side), SystemColors.label, on: &canvas)
        }
    }

    /// What one segment shows.
    struct SegmentLook {
        var title: String?
        var image: ImageReference?
        var width: Double?
    }

    func drawSegments(_ control: SegmentedControl, _ size: Size, on canvas: inout Canvas) {
        let segments = control.segments.prefix(30).map {
            SegmentLook(title: $0.title, image: $0.image, width: $0.width.flatMap { $0 > 0 ? $0 : nil })
        }
        drawSegments(
            segments, selected: control.isMomentary ? nil : control.selectedSegmentIndex ?? 0, in: size.rect,
            selectedPaint: paint(control.selectedSegmentTintColor), on: &canvas)
    }

    func drawSegments(
        _ segments: [SegmentLook], selected: Int?, in rect: Rect, selectedPaint: Paint? = nil, on canvas: inout Canvas
    ) {
        guard !segments.isEmpty else { return }
        let height = min(32, rect.height)
        let track = Rect(rect.x, rect.midY - height / 2, rect.width, height)
        canvas.rectangle(track, radius: 8, fill: SystemColors.tertiaryFill)
        let fixed = segments.compactMap(\.width).reduce(0, +)
        let open = segments.count { $0.width == nil }
        let share = open > 0 ? max(0, track.width - fixed) / Double(open) : 0
        var x = track.x
        for (number, segment) in segments.enumerated() {
            let place = Rect(x, track.y, segment.width ?? share, track.height)
            if number == selected {
                canvas.rectangle(
                    place.inset(by: 2, 2), radius: 7, fill: selectedPaint ?? Self.raisedPaint,
                    stroke: Stroke(SystemColors.separator, width: 0.4))
            } else if number > 0, number - 1 != selected {
                canvas.line(
                    from: Point(x: x, y: place.midY - 8), to: Point(x: x, y: place.midY + 8),
                    Stroke(SystemColors.separator))
            }
            if let image = segment.image {
                let side = min(18, place.height - 8, place.width)
                let box = place.centered(Size(width: side, height: side))
                if image.isSystemSymbol {
                    drawSymbol(image.name, in: box, SystemColors.label, on: &canvas)
                } else {
                    drawImage(
                        image.name, self.image(image.name), in: box, within: Size(width: rect.maxX, height: rect.maxY),
                        tint: SystemColors.label, on: &canvas)
                }
            } else {
                let font = TextFont(size: 13, weight: number == selected ? 500 : 400)
                canvas.text(
                    TextBlock(segment.title ?? "", font, SystemColors.label).centered, in: place.inset(by: 3, 0))
            }
            x = place.maxX
        }
    }

    func drawPageControl(_ control: PageControl, _ size: Size, on canvas: inout Canvas) {
        let count = min(max(0, control.numberOfPages), 40, max(1, Int(size.width / 8)))
        guard count > 0 else { return }
        let spacing = min(17, size.width / Double(count))
        let start = size.width / 2 - spacing * Double(count - 1) / 2
        let current = paint(control.currentPageIndicatorTintColor) ?? SystemColors.label
        let other = paint(control.pageIndicatorTintColor) ?? SystemColors.tertiaryLabel
        for number in 0..<count {
            canvas.circle(
                center: Point(x: start + spacing * Double(number), y: size.height / 2), radius: 3.5,
                fill: number == control.currentPage ? current : other)
        }
    }

    func drawProgress(_ view: ProgressView, _ size: Size, on canvas: inout Canvas) {
        let height = min(4, max(2, size.height))
        let track = Rect(0, (size.height - height) / 2, size.width, height)
        canvas.rectangle(track, radius: height / 2, fill: paint(view.trackTintColor) ?? SystemColors.gray5)
        canvas.rectangle(
            Rect(0, track.y, size.width * min(1, max(0, view.progress)), height), radius: height / 2,
            fill: paint(view.progressTintColor) ?? tint)
    }

    func drawActivity(_ view: ActivityIndicatorView, _ size: Size, on canvas: inout Canvas) {
        let isWhite = view.style?.lowercased().hasPrefix("white") == true
        let color = paint(view.color) ?? (isWhite ? SystemColors.white : SystemColors.gray)
        let natural = view.style?.lowercased().contains("large") == true ? 37.0 : 20
        let side = min(natural, max(8, min(size.width, size.height)))
        drawSpinner(size.rect.centered(Size(width: side, height: side)), color, on: &canvas)
    }

    /// The turning wheel, standing still.
    func drawSpinner(_ rect: Rect, _ paint: Paint, on canvas: inout Canvas) {
        let radius = min(rect.width, rect.height, 37) / 2
        for (number, direction) in Self.spokes.enumerated() {
            let (x, y) = direction
            canvas.line(
                from: Point(x: rect.midX + x * radius * 0.5, y: rect.midY + y * radius * 0.5),
                to: Point(x: rect.midX + x * radius * 0.92, y: rect.midY + y * radius * 0.92),
                Stroke(paint.withAlpha(1 - Double(number) * 0.1), width: max(1, radius * 0.18)))
        }
    }

    /// The eight directions, from the top and round to the left.
    private static let spokes: [(Double, Double)] = [
        (0, -1), (-0.71, -0.71), (-1, 0), (-0.71, 0.71), (0, 1), (0.71, 0.71), (1, 0), (0.71, -0.71),
    ]

    func drawColorWell(_ well: ColorWell, _ size: Size, on canvas: inout Canvas) {
        let radius = max(4, min(size.width, size.height, 28) / 2 - 2)
        canvas.circle(center: size.rect.center, radius: radius, stroke: Stroke(SystemColors.orange, width: 2.5))
        canvas.circle(
            center: size.rect.center, radius: radius - 4, fill: paint(well.selectedColor) ?? SystemColors.gray5)
    }

    /// Thumbs and segments that stand out from their track.
    static let raisedPaint = Paint(light: PaintColor(0xFFFFFF), dark: PaintColor(0x636366))
}
