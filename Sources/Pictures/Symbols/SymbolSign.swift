import InterfaceBuilder

/// A simple sign that stands for an image of the system.
///
/// Signs that everybody draws the same, such as a plus or a chevron, look like themselves; all others share a neutral one.
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
    func draw(in rect: Rect, _ paint: Paint, on canvas: inout Canvas) {
        let side = min(rect.width, rect.height)
        guard side > 0 else { return }
        let scale = side / 24
        let x = rect.midX - side / 2
        let y = rect.midY - side / 2
        let width = max(0.6, 1.8 * scale)
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
                .path(PathShape(steps: steps, fill: isFilled && frame == nil && isClosed ? innerPaint : nil, stroke: stroke)))
        }
    }

    private init(lines: [[(Double, Double)]] = [], circles: [(Double, Double, Double)] = []) {
        self.lines = lines
        self.circles = circles
    }
}

extension SymbolSign {
    /// What stands for all others.
    static let neutral = SymbolSign(
        lines: [
            [(6, 3), (18, 3), (21, 6), (21, 18), (18, 21), (6, 21), (3, 18), (3, 6), (6, 3)],
            [(12, 9), (15, 12), (12, 15), (9, 12), (12, 9)],
        ])

    private static let arrowUp: [[(Double, Double)]] = [[(12, 15), (12, 2)], [(8, 6), (12, 2), (16, 6)]]
    private static let star: [(Double, Double)] = [
        (12, 2), (14.6, 8.8), (21.8, 9.2), (16.2, 13.7), (18.1, 20.7), (12, 16.7), (5.9, 20.7), (7.8, 13.7),
        (2.2, 9.2), (9.4, 8.8), (12, 2),
    ]

    private static let signs: [String: SymbolSign] = [
        "plus": SymbolSign(lines: [[(12, 3), (12, 21)], [(3, 12), (21, 12)]]),
        "minus": SymbolSign(lines: [[(3, 12), (21, 12)]]),
        "xmark": SymbolSign(lines: [[(5, 5), (19, 19)], [(19, 5), (5, 19)]]),
        "checkmark": SymbolSign(lines: [[(4, 13), (10, 19), (20, 5)]]),
        "chevron.right": SymbolSign(lines: [[(9, 4), (17, 12), (9, 20)]]),
        "chevron.forward": SymbolSign(lines: [[(9, 4), (17, 12), (9, 20)]]),
        "chevron.left": SymbolSign(lines: [[(15, 4), (7, 12), (15, 20)]]),
        "chevron.backward": SymbolSign(lines: [[(15, 4), (7, 12), (15, 20)]]),
        "chevron.up": SymbolSign(lines: [[(4, 15), (12, 7), (20, 15)]]),
        "chevron.down": SymbolSign(lines: [[(4, 9), (12, 17), (20, 9)]]),
        "arrow.left": SymbolSign(lines: [[(21, 12), (3, 12)], [(10, 5), (3, 12), (10, 19)]]),
        "arrow.backward": SymbolSign(lines: [[(21, 12), (3, 12)], [(10, 5), (3, 12), (10, 19)]]),
        "arrow.right": SymbolSign(lines: [[(3, 12), (21, 12)], [(14, 5), (21, 12), (14, 19)]]),
        "arrow.forward": SymbolSign(lines: [[(3, 12), (21, 12)], [(14, 5), (21, 12), (14, 19)]]),
        "arrow.up": SymbolSign(lines: [[(12, 21), (12, 3)], [(5, 10), (12, 3), (19, 10)]]),
        "arrow.down": SymbolSign(lines: [[(12, 3), (12, 21)], [(5, 14), (12, 21), (19, 14)]]),
        "arrow.clockwise": SymbolSign(
            lines: [[(18, 6), (12, 4), (6, 6.5), (4, 12), (6, 17.5), (12, 20), (18, 17.5), (20, 12)], [(18, 1), (18, 6), (13, 6)]]),
        "magnifyingglass": SymbolSign(lines: [[(15.5, 15.5), (21, 21)]], circles: [(10, 10, 7)]),
        "ellipsis": SymbolSign(circles: [(5, 12, 2), (12, 12, 2), (19, 12, 2)]),
        "info": SymbolSign(lines: [[(12, 10), (12, 19)]], circles: [(12, 5, 1.6)]),
        "star": SymbolSign(lines: [star]),
        "heart": SymbolSign(
            lines: [[(12, 20.5), (3.5, 12), (2.5, 8), (4.5, 4.5), (8, 3.8), (12, 7), (16, 3.8), (19.5, 4.5), (21.5, 8), (20.5, 12), (12, 20.5)]]),
        "circle": SymbolSign(circles: [(12, 12, 10)]),
        "square": SymbolSign(lines: [[(3, 3), (21, 3), (21, 21), (3, 21), (3, 3)]]),
        "house": SymbolSign(lines: [[(2, 12), (12, 3), (22, 12)], [(5, 10), (5, 21), (19, 21), (19, 10)]]),
        "person": SymbolSign(
            lines: [[(3, 21), (4, 17), (8, 15), (16, 15), (20, 17), (21, 21), (3, 21)]], circles: [(12, 7.5, 4.5)]),
        "gear": SymbolSign(
            lines: [[(12, 2), (12, 5)], [(12, 19), (12, 22)], [(2, 12), (5, 12)], [(19, 12), (22, 12)], [(5, 5), (7, 7)], [(17, 17), (19, 19)], [(19, 5), (17, 7)], [(5, 19), (7, 17)]],
            circles: [(12, 12, 7), (12, 12, 2.6)]),
        "cart": SymbolSign(
            lines: [[(1, 4), (5, 4), (8, 16), (19, 16)], [(6, 7), (22, 7), (20, 13), (7.4, 13)]], circles: [(9, 20, 1.8), (18, 20, 1.8)]),
        "trash": SymbolSign(
            lines: [[(3, 6), (21, 6)], [(9, 6), (9, 3), (15, 3), (15, 6)], [(5, 6), (6.5, 21), (17.5, 21), (19, 6)]]),
        "line.3.horizontal": SymbolSign(lines: [[(3, 6), (21, 6)], [(3, 12), (21, 12)], [(3, 18), (21, 18)]]),
        "list.bullet": SymbolSign(
            lines: [[(8, 6), (21, 6)], [(8, 12), (21, 12)], [(8, 18), (21, 18)]], circles: [(4, 6, 1.4), (4, 12, 1.4), (4, 18, 1.4)]),
        "square.and.arrow.up": SymbolSign(
            lines: arrowUp + [[(8, 9), (4, 9), (4, 22), (20, 22), (20, 9), (16, 9)]]),
        "square.and.pencil": SymbolSign(
            lines: [[(12, 4), (3, 4), (3, 21), (20, 21), (20, 12)], [(10, 14), (11, 11), (20, 2), (22, 4), (13, 13), (10, 14)]]),
        "pencil": SymbolSign(lines: [[(4, 20), (6, 14), (17, 3), (21, 7), (10, 18), (4, 20)]]),
        "envelope": SymbolSign(
            lines: [[(2, 5), (22, 5), (22, 19), (2, 19), (2, 5)], [(2, 6), (12, 13), (22, 6)]]),
        "bookmark": SymbolSign(lines: [[(6, 3), (18, 3), (18, 21), (12, 16), (6, 21), (6, 3)]]),
        "book": SymbolSign(
            lines: [[(12, 6), (8, 4), (2, 4), (2, 19), (8, 19), (12, 21)], [(12, 6), (16, 4), (22, 4), (22, 19), (16, 19), (12, 21)], [(12, 6), (12, 21)]]),
        "clock": SymbolSign(lines: [[(12, 6), (12, 12), (16, 14)]], circles: [(12, 12, 10)]),
        "camera": SymbolSign(
            lines: [[(2, 7), (7, 7), (9, 4), (15, 4), (17, 7), (22, 7), (22, 20), (2, 20), (2, 7)]], circles: [(12, 13, 4)]),
        "photo": SymbolSign(
            lines: [[(2, 4), (22, 4), (22, 20), (2, 20), (2, 4)], [(2, 18), (9, 11), (14, 16), (17, 13), (22, 18)]], circles: [(16, 8.5, 1.8)]),
        "play": SymbolSign(lines: [[(6, 3), (20, 12), (6, 21), (6, 3)]]),
        "pause": SymbolSign(lines: [[(8, 4), (8, 20)], [(16, 4), (16, 20)]]),
        "forward": SymbolSign(lines: [[(3, 5), (12, 12), (3, 19), (3, 5)], [(12, 5), (21, 12), (12, 19), (12, 5)]]),
        "backward": SymbolSign(lines: [[(21, 5), (12, 12), (21, 19), (21, 5)], [(12, 5), (3, 12), (12, 19), (12, 5)]]),
        "folder": SymbolSign(lines: [[(2, 5), (9, 5), (11, 8), (22, 8), (22, 20), (2, 20), (2, 5)]]),
        "lock": SymbolSign(
            lines: [[(5, 11), (19, 11), (19, 21), (5, 21), (5, 11)], [(8, 11), (8, 6), (10, 3.5), (14, 3.5), (16, 6), (16, 11)]]),
        "bell": SymbolSign(
            lines: [[(3, 18), (6, 14), (6, 9), (9, 4.5), (12, 3.5), (15, 4.5), (18, 9), (18, 14), (21, 18), (3, 18)], [(10, 21), (14, 21)]]),
        "location": SymbolSign(lines: [[(21, 3), (13, 21), (11, 13), (3, 11), (21, 3)]]),
        "map": SymbolSign(
            lines: [[(2, 6), (9, 3), (15, 6), (22, 3), (22, 18), (15, 21), (9, 18), (2, 21), (2, 6)], [(9, 3), (9, 18)], [(15, 6), (15, 21)]]),
    ]
}
