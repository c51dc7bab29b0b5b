import AppMap

/// For every scene of an app, what arrives there: looked up once, asked often.
struct Arrivals {
    let words: AppWords
    private var ways: [AppScene.ID: [Way.ID]] = [:]
    private var standIns: [AppScene.ID: [AppScene.ID]] = [:]

    init(_ words: AppWords) {
        self.words = words
        let app = words.app
        for way in app.ways where !words.isOwnLink(way) {
            for scene in scenes(on: way.destination) {
                ways[scene, default: []].append(way.id)
            }
        }
        for scene in app.scenes where scene.identifier != nil || scene.isInitial {
            guard let link = words.link(of: scene), ways[scene.id] == nil else { continue }
            for target in scenes(on: app.destination(of: link)) where target != scene.id {
                standIns[target, default: []].append(scene.id)
            }
        }
    }

    /// The ways that lead to one of the scenes or, for a placeholder, through it; in the order of the app.
    func ways(to scenes: [AppScene.ID]) -> [Way.ID] {
        Set(scenes.flatMap { ways[$0, default: []] }).sorted()
    }

    /// The placeholders for one of the scenes to which no way leads, but which code can name.
    func standIns(for scenes: [AppScene.ID]) -> [AppScene.ID] {
        Set(scenes.flatMap { standIns[$0, default: []] }).sorted()
    }

    /// The scenes that a destination passes and reaches.
    private func scenes(on destination: Destination) -> Set<AppScene.ID> {
        let reached = [destination.scene, words.end(of: destination).scene].compactMap { $0 }
        return Set(destination.placeholders + reached)
    }
}
