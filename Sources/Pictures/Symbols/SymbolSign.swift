import InterfaceBuilder

/// A simple sign that stands for an image of the system.
///
/// Signs that everybody draws the same, such as a plus or a chevron, look like themselves; all others share a neutral
/// one.
struct SymbolSign {
    /// Lines in a square of 24 points.
    var lines: [[(Double, Double)]] = []
    /// Circles in the same square: centre and radius.
    var circles: [(Double, Double, Double)] = []
    var isFilled = false
    /// What is around the sign.
    var frame: Frame?

    enum Frame {
        case circle, square
    }

    /// The sign for a name of SF Symbols.
    init(named name: String) {
        var words = name.split(separator: ".").map(String.init)
        let isFilled = words.last == "fill"
        if isFilled { words.removeLast() }
        if words.count > 1, let last = words.last, last == "circle" || last == "square",
            let sign = Self.signs[words.dropLast().joined(separator: ".")]
        {
            self = sign
            frame = last == "circle" ? .circle : .square
            self.isFilled = isFilled
        } else {
            self = Self.sign(of: words) ?? Self.neutral
            self.isFilled = isFilled
        }
    }

    private static func sign(of words: [String]) -> SymbolSign? {
        for count in stride(from: words.count, to: 0, by: -1) {
            if let sign = signs[words.prefix(count).joined(separator: ".")] { return sign }
        }
        return nil
    }

    /// Whether the name has a sign of its own.
    static func isKnown(_ name: String) -> Bool { sign(of: name.split(separator: ".").map(String.init)) != nil }

    /// Draws the sign into the largest square in the middle of a rectangle.
    func draw(in rect: Rect, _ paint: Paint, weight: Double = 1, on canvas: inout Canvas) {
        let side = min(rect.width, rect.height)
        guard side > 0 else { return }
        let scale = side / 24
        let x = rect.midX - side / 2
        let y = rect.midY - side / 2
        let width = max(0.6, 1.8 * scale) * weight
        var inner = (x: x, y: y, scale: scale)
        var innerPaint = paint
        let plain = Stroke(paint, width: width)
        if let frame {
            let box = Rect(x + scale, y + scale, 22 * scale, 22 * scale)
            canvas.rectangle(
                box.inset(by: width / 2, width / 2), radius: frame == .circle ? box.width / 2 : 5 * scale,
                fill: isFilled ? paint : nil, stroke: isFilled ? nil : plain)
            inner = (x + 6 * scale, y + 6 * scale, scale / 2)
            innerPaint = isFilled ? SystemColors.background : paint
        }
        let stroke = Stroke(innerPaint, width: width)
        for circle in circles {
            canvas.circle(
                center: Point(x: inner.x + circle.0 * inner.scale, y: inner.y + circle.1 * inner.scale),
                radius: circle.2 * inner.scale, fill: isFilled && frame == nil || circle.2 < 2.2 ? innerPaint : nil,
                stroke: circle.2 < 2.2 ? nil : stroke)
        }
        for line in lines {
            let points = line.map { Point(x: inner.x + $0.0 * inner.scale, y: inner.y + $0.1 * inner.scale) }
            guard let first = points.first, let last = points.last else { continue }
            let isClosed = points.count > 2 && first == last
            var steps: [PathShape.Step] = [.move(first)]
            steps += points.dropFirst().dropLast(isClosed ? 1 : 0).map { .line($0) }
            if isClosed { steps.append(.close) }
            canvas.add(
                .path(
                    PathShape(
                        steps: steps, fill: isFilled && frame == nil && isClosed ? innerPaint : nil, stroke: stroke)))
        }
    }

    init(lines: [[(Double, Double)]] = [], circles: [(Double, Double, Double)] = []) {
        self.lines = lines
        self.circles = circles
    }
}
