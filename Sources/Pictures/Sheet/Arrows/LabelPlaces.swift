import InterfaceBuilder

/// Finds places for the labels of arrows, on their lines and off each other.
struct LabelPlaces {
    /// What a label of usual length takes.
    private static let size = Size(width: 160, height: 20)

    private let obstacles: Obstacles
    private var taken: [Cell: [Rect]] = [:]

    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    init(_ obstacles: Obstacles) {
        self.obstacles = obstacles
    }

    /// The best of several points.
    mutating func place(_ candidates: [Point]) -> Point {
        var best: (point: Point, cost: Double)?
        for (number, point) in candidates.enumerated() {
            let rect = Self.rect(at: point)
            let onLabels = near(rect).filter(rect.intersects).count
            let onScreens = obstacles.touching(rect).count
            let cost = Double(onLabels * 20 + onScreens * 5 + number)
            if cost < best?.cost ?? .infinity { best = (point, cost) }
        }
        let point = best?.point ?? Point(x: 0, y: 0)
        let rect = Self.rect(at: point)
        taken[Self.cell(rect), default: []].append(rect)
        return point
    }

    private static func rect(at point: Point) -> Rect {
        Rect(point.x - size.width / 2, point.y - size.height + 4, size.width, size.height)
    }

    private static func cell(_ rect: Rect) -> Cell {
        Cell(
            column: Int((rect.x / size.width).rounded(.down)), row: Int((rect.y / size.height).rounded(.down)))
    }

    private func near(_ rect: Rect) -> [Rect] {
        let cell = Self.cell(rect)
        return (-1...1).flatMap { column in
            (-1...1).flatMap { taken[Cell(column: cell.column + column, row: cell.row + $0)] ?? [] }
        }
    }
}
