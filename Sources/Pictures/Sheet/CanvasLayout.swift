import AppMap
import InterfaceBuilder

/// Where the scenes of one storyboard lie, in the coordinates of its area.
struct CanvasLayout {
    struct Item {
        let id: AppScene.ID
        let size: Size
        /// The height of the lines above and below the picture.
        let lines: Double
        let position: Point?

        func rect(at point: Point) -> Rect { Rect(point.x, point.y, size.width, size.height + lines) }
    }

    /// The distance that arrows and their labels need.
    static let gap = 90.0
    /// The most that is left empty.
    static let widestGap = 170.0
    /// The rim of the area, and the room for its title.
    static let rim = 50.0
    static let titleHeight = 60.0

    private(set) var places: [(id: AppScene.ID, rect: Rect)] = []
    private(set) var size = Size(width: 300, height: 160)

    init(_ items: [Item]) {
        var placed: [(item: Item, rect: Rect)] = []
        for item in items {
            if let position = item.position {
                placed.append((item, item.rect(at: Point(x: Self.bound(position.x), y: Self.bound(position.y)))))
            }
        }
        placed.sort { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
        Self.close(&placed, horizontally: true)
        Self.close(&placed, horizontally: false)
        Self.separate(&placed)
        addRows(of: items.filter { $0.position == nil }, below: &placed)
        guard var whole = placed.first?.rect else { return }
        for place in placed { whole = whole.union(place.rect) }
        let (x, y) = (Self.rim - whole.x, Self.rim + Self.titleHeight - whole.y)
        places = placed.map { place in
            let rect = Rect(
                place.rect.x, place.rect.y + Sheet.PlacedScene.lineHeight, place.item.size.width, place.item.size.height
            )
            return (place.item.id, rect.moved(by: x, y))
        }
        size = Size(
            width: max(300, whole.width + 2 * Self.rim), height: whole.height + 2 * Self.rim + Self.titleHeight)
    }

    private static func bound(_ value: Double) -> Double { value.isFinite ? min(1e6, max(-1e6, value)) : 0 }

    /// Takes out of gaps what is more than arrows need.
    private static func close(_ placed: inout [(item: Item, rect: Rect)], horizontally: Bool) {
        let order = placed.indices.sorted {
            horizontally ? placed[$0].rect.x < placed[$1].rect.x : placed[$0].rect.y < placed[$1].rect.y
        }
        var end: Double?
        var surplus = 0.0
        for index in order {
            let rect = placed[index].rect
            let start = horizontally ? rect.x : rect.y
            if let end, start - end > widestGap { surplus += start - end - widestGap }
            end = max(end ?? -.infinity, start + (horizontally ? rect.width : rect.height))
            placed[index].rect = horizontally ? rect.moved(by: -surplus, 0) : rect.moved(by: 0, -surplus)
        }
    }

    /// Moves scenes apart that would cover each other, each as little as possible to the right or down.
    private static func separate(_ placed: inout [(item: Item, rect: Rect)]) {
        var settled: [Rect] = []
        for index in placed.indices {
            var rect = placed[index].rect
            var left = settled.count + 1
            while left > 0,
                let other = settled.first(where: {
                    $0.inset(by: -gap / 2, -gap / 2).intersects(rect.inset(by: -gap / 2, -gap / 2))
                })
            {
                left -= 1
                let right = other.maxX + gap - rect.x
                let down = other.maxY + gap - rect.y
                rect = right <= down ? rect.moved(by: right, 0) : rect.moved(by: 0, down)
            }
            settled.append(rect)
            placed[index].rect = rect
        }
    }

    /// Puts scenes without a place on the canvas into rows below the others.
    private func addRows(of items: [Item], below placed: inout [(item: Item, rect: Rect)]) {
        let left = placed.map(\.rect.x).min() ?? 0
        let right = max(placed.map(\.rect.maxX).max() ?? 0, left + 2_400)
        var x = left
        var y = (placed.map(\.rect.maxY).max() ?? -Self.gap) + Self.gap
        var height = 0.0
        for item in items {
            if x > left, x + item.size.width > right {
                x = left
                y += height + Self.gap
                height = 0
            }
            let rect = item.rect(at: Point(x: x, y: y))
            placed.append((item, rect))
            x = rect.maxX + Self.gap
            height = max(height, rect.height)
        }
    }
}
