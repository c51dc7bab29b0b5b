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

    init(_ match: SceneQuery.Match, _ arrivals: Arrivals) {
        words = arrivals.words
        self.match = match
        let app = words.app
        switch match {
        case .scene(let id):
            let storyboard = app[id].storyboard
            entries = app[id].isInitial ? app.entries.filter { $0.storyboard == storyboard } : []
            ways = arrivals.ways(to: [id]).map { app[$0] }
            standIns = arrivals.standIns(for: [id]).map { app[$0] }
        case .storyboard(let id):
            let scenes = app.scenes[app[id].scenes].map(\.id)
            entries = app.entries.filter { $0.storyboard == id }
            ways = arrivals.ways(to: scenes).map { app[$0] }.filter { app[$0.source].storyboard != id }
            standIns = arrivals.standIns(for: scenes).map { app[$0] }.filter { $0.storyboard != id }
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
