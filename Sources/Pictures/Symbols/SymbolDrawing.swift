import InterfaceBuilder

extension Drawing {
    /// Draws the sign of a system image, with its name where there is room; where there is none, those who point at it
    /// are told.
    ///
    /// - Parameter weight: how thick lines are, 1 for those of regular text.
    func drawSymbol(_ name: String, in rect: Rect, _ paint: Paint, weight: Double = 1, on canvas: inout Canvas) {
        let named = DrawnObject(scene: scene.id, objectID: nil, kind: "symbol", userLabel: name.harmlessLine(upTo: 80))
        canvas.group(at: rect, object: named) { canvas in
            let bounds = rect.size.rect
            let isLabelled = rect.width >= 44 && rect.height >= 40 && !SymbolSign.isKnown(name)
            let room = isLabelled ? Rect(0, 0, bounds.width, bounds.height - 12) : bounds
            SymbolSign(named: name).draw(in: room, paint, weight: weight, on: &canvas)
            if isLabelled {
                let block = TextBlock(name, TextFont(size: 9), SystemColors.secondaryLabel).centered
                canvas.text(
                    block.with { $0.lineBreak = .middleTruncation }, in: Rect(0, bounds.height - 12, bounds.width, 12))
            }
        }
    }

    /// The size of a system image in points, near enough.
    func symbolSize(_ configuration: SymbolConfiguration?, _ reference: ImageReference? = nil) -> Size {
        let point = configuration?.pointSize ?? configuration?.font.map { TextFont($0).size } ?? 17
        let scale: Double =
            switch configuration?.scale ?? reference?.symbolScale {
            case .small?: 0.95
            case .large?: 1.5
            default: 1.2
            }
        let side = min(2_000, max(1, point * scale))
        return Size(width: side, height: side)
    }

    /// The colour that a document gives a system image itself, in a hierarchy or a palette; nil where it gives none.
    func symbolPaint(_ reference: ImageReference) -> Paint? {
        guard reference.element.name == "imageReference" else { return nil }
        return reference.element.descendants.lazy.filter { $0.name == "color" }.compactMap { paint(Color($0)) }.first
    }
}

extension SymbolSign {
    /// How thick the lines of a configuration are, 1 for those of regular text.
    static func weight(_ configuration: SymbolConfiguration?) -> Double {
        if let name = configuration?.weight?.lowercased(), let weight = weights[name] { return weight }
        guard let font = configuration?.font else { return 1 }
        return max(0.4, min(2.2, Double(TextFont(font).weight) / 400))
    }

    private static let weights = [
        "ultralight": 0.4, "thin": 0.5, "light": 0.75, "regular": 1, "medium": 1.2, "semibold": 1.4, "bold": 1.65,
        "heavy": 1.9, "black": 2.2,
    ]
}
