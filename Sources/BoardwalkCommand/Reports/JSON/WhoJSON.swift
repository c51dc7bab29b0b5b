import AppMap

/// Who opens a scene, for programs, in the records of the map.
enum WhoJSON {
    static func report(of answers: [WaysTo], query: String) throws -> String {
        var identifiers: [Module.ID: MapIdentifiers] = [:]
        let matches = answers.map { answer in
            let app = answer.words.app
            let ids = identifiers[app.module.id] ?? MapIdentifiers(of: app)
            identifiers[app.module.id] = ids
            return MatchRecord(answer, ids)
        }
        return try ReportEncoding.json(WhoRecord(query: query, matches: matches))
    }
}

private struct WhoRecord: Encodable {
    let format = "boardwalk-who"
    let version = 2
    let query: String
    let matches: [MatchRecord]
}

private struct MatchRecord: Encodable {
    let app: String
    let storyboard: String
    let scene: SceneRecord?
    let entryPoints: [EntryPointRecord]
    let ways: [WayRecord]
    /// The scenes in which the ways start.
    let sources: [SceneRecord]
    let placeholders: [SceneRecord]

    init(_ answer: WaysTo, _ ids: MapIdentifiers) {
        let words = answer.words
        let app = words.app
        self.app = app.name
        let storyboardID: AppStoryboard.ID
        switch answer.match {
        case .storyboard(let id):
            storyboardID = id
            scene = nil
        case .scene(let id):
            storyboardID = app[id].storyboard
            scene = SceneRecord(app[id], words, ids)
        }
        storyboard = ids[storyboardID]
        entryPoints = answer.entries.map { EntryPointRecord($0, ids) }
        ways = answer.ways.map { WayRecord($0, words, ids) }
        sources = Set(answer.ways.map(\.source)).sorted().map { SceneRecord(app[$0], words, ids) }
        placeholders = answer.standIns.map { SceneRecord($0, words, ids) }
    }
}
