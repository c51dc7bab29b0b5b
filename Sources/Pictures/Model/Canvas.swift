import InterfaceBuilder

/// Collects the shapes of one picture.
struct Canvas {
    /// No scene that a person draws has so many; without an end a hostile file would cost any memory.
    static let mostShapes = 20_000

    private var open: [[Shape]] = [[]]
    private var left = Canvas.mostShapes

    /// Whether something was left out because there was too much.
    var isFull: Bool { left <= 0 }

    /// What has been drawn, from the back to the front.
    var shapes: [Shape] { open.first ?? [] }

    mutating func add(_ shape: Shape) {
        guard left > 0 else { return }
        left -= 1
        open[open.count - 1].append(shape)
    }

    /// Draws into a group; a group in which nothing is drawn stays where it stands for an object.
    mutating func group(
        at rect: Rect, clipRadius: Double? = nil, scale: Double = 1, alpha: Double = 1, object: DrawnObject? = nil,
        _ draw: (inout Canvas) -> Void
    ) {
        guard left > 0 else { return }
        left -= 1
        open.append([])
        draw(&self)
        let shapes = open.removeLast()
        guard !shapes.isEmpty || object != nil else { return }
        let group = ShapeGroup(
            origin: rect.origin, size: rect.size, clipRadius: clipRadius, scale: scale, alpha: alpha, object: object,
            shapes: shapes)
        open[open.count - 1].append(.group(group))
    }

    mutating func rectangle(_ rect: Rect, radius: Double = 0, fill: Paint? = nil, stroke: Stroke? = nil) {
        let fill = fill?.isClear == true ? nil : fill
        guard rect.width > 0, rect.height > 0, fill != nil || stroke != nil else { return }
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        add(.rectangle(RectangleShape(rect: rect, cornerRadius: radius, fill: fill, stroke: stroke)))
    }

    mutating func circle(center: Point, radius: Double, fill: Paint? = nil, stroke: Stroke? = nil) {
        let rect = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        rectangle(rect, radius: radius, fill: fill, stroke: stroke)
    }

    mutating func line(from start: Point, to end: Point, _ stroke: Stroke) {
        add(.path(PathShape(steps: [.move(start), .line(end)], fill: nil, stroke: stroke)))
    }

    mutating func lines(_ points: [(Double, Double)], _ stroke: Stroke) {
        let steps = points.enumerated().map { number, point in
            number == 0 ? PathShape.Step.move(Point(x: point.0, y: point.1)) : .line(Point(x: point.0, y: point.1))
        }
        add(.path(PathShape(steps: steps, fill: nil, stroke: stroke)))
    }

    mutating func text(_ block: TextBlock, in rect: Rect) {
        if let text = block.laidOut(in: rect) {
            add(.text(text))
        }
    }
}
