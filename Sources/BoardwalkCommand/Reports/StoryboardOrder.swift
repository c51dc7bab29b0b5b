import AppMap

/// The order in which a reader meets an app's storyboards: those that the system opens, then each where it is first
/// reached, then the rest in the same manner.
struct StoryboardOrder {
    let storyboards: [AppStoryboard.ID]
    /// The storyboards to which nothing leads from another.
    let unreached: Set<AppStoryboard.ID>

    init(of app: App) {
        var next: [AppStoryboard.ID: [AppStoryboard.ID]] = [:]
        var reached: Set<AppStoryboard.ID> = []
        for way in app.ways {
            let source = app[way.source].storyboard
            guard let destination = way.destination.scene.map({ app[$0].storyboard }), destination != source else {
                continue
            }
            next[source, default: []].append(destination)
            reached.insert(destination)
        }
        // Code that opens a placeholder by its identifier arrives in the other storyboard.
        for link in app.links where link.origin == .scene && app[link.scene].identifier != nil {
            let source = app[link.scene].storyboard
            if let destination = app.destination(of: link).scene.map({ app[$0].storyboard }), destination != source {
                next[source, default: []].append(destination)
                reached.insert(destination)
            }
        }
        let all = app.storyboards.map(\.id)
        let launches = app.entries.filter { $0.point.kind == .launch }
        let entries = (app.entries.filter { $0.point.kind != .launch } + launches).compactMap(\.storyboard)
        unreached = Set(all).subtracting(reached).subtracting(entries)

        var order: [AppStoryboard.ID] = []
        var seen: Set<AppStoryboard.ID> = []
        func visit(_ starts: [AppStoryboard.ID]) {
            var position = order.count
            order += starts.filter { seen.insert($0).inserted }
            while position < order.count {
                order += next[order[position], default: []].filter { seen.insert($0).inserted }
                position += 1
            }
        }
        visit(entries)
        for start in all.filter(unreached.contains) + all {
            visit([start])
        }
        storyboards = order
    }
}
