import AppMap
import SceneAddressing

/// Everything that opens a scene, or any scene of a storyboard from elsewhere.
struct WaysTo {
    let words: AppWords
    let match: SceneQuery.Match
    /// Where the system itself opens it.
    let entries: [App.Entry]
    let ways: [Way]
    /// Placeholders that stand for it and to which no way leads, but which code can name.
    let standIns: [AppScene]

    init(_ match: SceneQuery.Match, _ words: AppWords) {
        let app = words.app
        let storyboard: AppStoryboard.ID
        let targets: Set<AppScene.ID>
        switch match {
        case .storyboard(let id):
            storyboard = id
            targets = Set(app.scenes[app[id].scenes].map(\.id))
        case .scene(let id):
            storyboard = app[id].storyboard
            targets = [id]
        }
        let isWhole = if case .storyboard = match { true } else { false }
        func isMeant(_ destination: Destination) -> Bool {
            !targets.isDisjoint(with: destination.placeholders)
                || [destination, words.end(of: destination)].contains { $0.scene.map(targets.contains) ?? false }
        }
        self.words = words
        self.match = match
        let opensMatch = isWhole || app[storyboard].initialScene.map(targets.contains) ?? false
        entries = opensMatch ? app.entries.filter { $0.storyboard == storyboard } : []
        ways = app.ways.filter { way in
            !words.isOwnLink(way) && isMeant(way.destination) && !(isWhole && app[way.source].storyboard == storyboard)
        }
        let reached = Set(ways.flatMap { $0.destination.placeholders + ($0.destination.scene.map { [$0] } ?? []) })
        standIns = app.scenes.filter { scene in
            guard let link = words.link(of: scene), scene.identifier != nil || scene.isInitial,
                !reached.contains(scene.id), !targets.contains(scene.id),
                !(isWhole && scene.storyboard == storyboard)
            else { return false }
            return isMeant(app.destination(of: link))
        }
    }

    var isEmpty: Bool { entries.isEmpty && ways.isEmpty && standIns.isEmpty }

    /// What code needs to open what no way opens.
    var advice: String {
        switch match {
        case .storyboard:
            "No other storyboard leads here, nor does the system. Code may open it by its name."
        case .scene(let id):
            adviceOn(words.app[id])
        }
    }

    private func adviceOn(_ scene: AppScene) -> String {
        if let identifier = scene.identifier {
            return "Nothing in the storyboards opens it. Code may, by its storyboard identifier '\(identifier)'."
        }
        if scene.isInitial {
            return "Nothing in the storyboards opens it. Code may, as the initial scene of its storyboard."
        }
        return "Nothing opens it, and code cannot: it has no storyboard identifier and is not initial."
    }
}
