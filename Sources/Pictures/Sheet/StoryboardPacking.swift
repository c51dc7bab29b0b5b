import AppMap
import InterfaceBuilder

/// Where the areas of storyboards lie: in columns, each storyboard to the right of those that lead to it.
struct StoryboardPacking {
    private static let leastGap = 140.0

    /// The distance between storyboards: more on a large sheet, so that titles can be read when the whole is looked at.
    let gap: Double
    private(set) var order: [AppStoryboard.ID] = []
    /// By the positions of storyboards in the app.
    private(set) var rects: [Rect]
    private(set) var size = Size(width: 1, height: 1)

    init(_ app: App, sizes: [Size]) {
        rects = sizes.map(\.rect)
        let graph = StoryboardGraph(app)
        let least = Self.leastGap
        let area = sizes.reduce(0) { $0 + ($1.width + least) * ($1.height + least) }
        gap = max(least, (area / 0.6).squareRoot() / 90)
        let height = max(sizes.map(\.height).max() ?? 1, (area * 0.6).squareRoot())
        var x = gap
        for level in graph.levels {
            for column in columns(of: sorted(level, graph), sizes, height: height) {
                var y = gap
                for id in column {
                    rects[id.index] = rects[id.index].moved(by: x, y)
                    y += sizes[id.index].height + gap
                }
                order += column
                x += (column.map { sizes[$0.index].width }.max() ?? 0) + gap
            }
        }
        size = Size(width: max(1, x), height: (rects.map(\.maxY).max() ?? 0) + gap)
    }

    /// Storyboards near the height of those that lead to them, so that arrows cross little.
    private func sorted(_ level: [AppStoryboard.ID], _ graph: StoryboardGraph) -> [AppStoryboard.ID] {
        let heights = level.map { id -> Double in
            let sources = graph.sources(of: id).filter(order.contains).map { rects[$0.index].midY }
            return sources.isEmpty ? .infinity : sources.reduce(0, +) / Double(sources.count)
        }
        return level.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { level[$0] }
    }

    private func columns(of level: [AppStoryboard.ID], _ sizes: [Size], height: Double) -> [[AppStoryboard.ID]] {
        var columns: [[AppStoryboard.ID]] = []
        var taken = 0.0
        for id in level {
            let own = sizes[id.index].height + gap
            if columns.isEmpty || taken + own > height * 1.15 {
                columns.append([])
                taken = 0
            }
            columns[columns.count - 1].append(id)
            taken += own
        }
        return columns
    }
}

/// Which storyboards lead to which, and how far each is from where the system starts.
private struct StoryboardGraph {
    private(set) var levels: [[AppStoryboard.ID]] = []
    private var incoming: [AppStoryboard.ID: [AppStoryboard.ID]] = [:]

    init(_ app: App) {
        var next: [AppStoryboard.ID: [AppStoryboard.ID]] = [:]
        func connect(_ source: AppScene.ID, _ destination: AppScene.ID?) {
            guard let destination else { return }
            let (from, to) = (app[source].storyboard, app[destination].storyboard)
            guard from != to, !next[from, default: []].contains(to) else { return }
            next[from, default: []].append(to)
            incoming[to, default: []].append(from)
        }
        for way in app.ways { connect(way.source, way.destination.scene) }
        for link in app.links { connect(link.scene, app.destination(of: link).scene) }

        var seen: Set<AppStoryboard.ID> = []
        let launches = Set(app.entries.filter { $0.point.kind == .launch }.compactMap(\.storyboard))
        let entries = app.entries.filter { $0.point.kind != .launch }.compactMap(\.storyboard)
        let all = app.storyboards.map(\.id)
        let unreached = all.filter { incoming[$0] == nil && !launches.contains($0) }
        visit(entries.isEmpty ? unreached : entries, next, &seen)
        // What nothing leads to stands at the end, with what it leads to, and launch screens last.
        visit(unreached, next, &seen)
        visit(all.filter { !launches.contains($0) }, next, &seen)
        visit(all, next, &seen)
    }

    private mutating func visit(
        _ starts: [AppStoryboard.ID], _ next: [AppStoryboard.ID: [AppStoryboard.ID]],
        _ seen: inout Set<AppStoryboard.ID>
    ) {
        var level = starts.filter { seen.insert($0).inserted }
        while !level.isEmpty {
            levels.append(level)
            level = level.flatMap { next[$0] ?? [] }.filter { seen.insert($0).inserted }
        }
    }

    func sources(of id: AppStoryboard.ID) -> [AppStoryboard.ID] { incoming[id] ?? [] }
}
