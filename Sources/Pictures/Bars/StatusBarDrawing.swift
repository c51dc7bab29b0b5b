import InterfaceBuilder

extension Drawing {
    /// Draws time and battery above everything.
    func drawStatusBar(width: Double, height: Double, _ paint: Paint, on canvas: inout Canvas) {
        // In landscape a phone has none.
        guard height > 0, document.isPad || document.traits["heightClass"] != "compact" else { return }
        canvas.group(at: Rect(0, 0, width, height), object: part("statusBar")) { canvas in
            drawTimeAndBattery(width: width, height: height, paint, on: &canvas)
        }
    }

    /// What the system draws around a scene, for readers who look for it.
    func part(_ kind: String) -> DrawnObject { DrawnObject(scene: scene.id, objectID: nil, kind: kind) }

    private func drawTimeAndBattery(width: Double, height: Double, _ paint: Paint, on canvas: inout Canvas) {
        let isTall = height > 30
        let font = TextFont(size: isTall ? 16 : 12, weight: 600)
        let baseline = isTall ? Rect(24, height - 34, 70, 24) : Rect(0, 0, width, height)
        let time = TextBlock("9:41", font, paint)
        canvas.text(time.centered, in: isTall ? baseline : Rect(0, 0, width, height))
        let battery = isTall ? Rect(width - 54, height - 28, 24, 12) : Rect(width - 30, height / 2 - 5, 22, 10)
        canvas.rectangle(battery, radius: 3, stroke: Stroke(paint.withAlpha(0.4)))
        canvas.rectangle(battery.inset(by: 2, 2), radius: 1.5, fill: paint)
        canvas.rectangle(Rect(battery.maxX + 1.2, battery.midY - 2, 1.5, 4), radius: 0.7, fill: paint.withAlpha(0.4))
    }

    /// Draws the bar at the lower edge of screens without a button.
    func drawHomeIndicator(in size: Size, on canvas: inout Canvas) {
        let width = min(134, size.width * 0.4)
        let place = Rect(size.width / 2 - width / 2, size.height - 13, width, 5)
        canvas.group(at: place, object: part("homeIndicator")) { canvas in
            canvas.rectangle(place.size.rect, radius: 2.5, fill: SystemColors.label)
        }
    }
}
