import AppMap

/// The map for programs. `MapFormat.md` in the documentation of `AppMap` describes it.
enum MapJSON {
    static func report(of folder: AppFolder, apps: [App]) throws -> String {
        try ReportEncoding.json(MapRecord(folder, apps: apps))
    }
}

private struct MapRecord: Encodable {
    let format = "boardwalk-map"
    let version = 2
    let apps: [AppRecord]
    let unownedDocuments: [String]
    let problems: [ProblemRecord]

    init(_ folder: AppFolder, apps: [App]) {
        self.apps = apps.map(AppRecord.init)
        unownedDocuments = folder.unowned
        problems = folder.problems.map(ProblemRecord.init)
    }
}

private struct AppRecord: Encodable {
    let name: String
    let kind: String
    let platform: String?
    let ofNoTarget: Bool?
    let modules: [ModuleRecord]
    let entryPoints: [EntryPointRecord]
    let storyboards: [StoryboardRecord]
    let scenes: [SceneRecord]
    let ways: [WayRecord]
    let links: [LinkRecord]
    let xibs: [XibRecord]

    init(_ app: App) {
        let ids = MapIdentifiers(of: app)
        let words = AppWords(app)
        name = app.name
        kind = app.module.kind.rawValue
        platform = app.module.platform?.rawValue
        ofNoTarget = app.isOfNoTarget ? true : nil
        modules = app.modules.map { ModuleRecord($0, ids) }
        entryPoints = app.entries.map { EntryPointRecord($0, ids) }
        storyboards = app.storyboards.map { StoryboardRecord($0, ids) }
        scenes = app.scenes.map { SceneRecord($0, words, ids) }
        ways = app.ways.map { WayRecord($0, words, ids) }
        links = app.links.map { LinkRecord($0, app, ids) }
        xibs = app.xibs.map { XibRecord($0, ids) }
    }
}

private struct ModuleRecord: Encodable {
    let id: String
    let name: String
    let moduleName: String
    let kind: String
    let platform: String?
    let bundleIdentifier: String?
    let definition: String?

    init(_ module: Module, _ ids: MapIdentifiers) {
        id = ids[module.id]
        name = module.name
        moduleName = module.moduleName
        kind = module.kind.rawValue
        platform = module.platform?.rawValue
        bundleIdentifier = module.bundleIdentifier
        definition = module.definition
    }
}

private struct StoryboardRecord: Encodable {
    let id: String
    let name: String
    let module: String
    let platform: String?
    let files: [FileRecord]
    let initialScene: String?

    init(_ storyboard: AppStoryboard, _ ids: MapIdentifiers) {
        id = ids[storyboard.id]
        name = storyboard.name
        module = ids[storyboard.module]
        platform = storyboard.platform?.rawValue
        files = storyboard.files.files.map { FileRecord($0, isShown: $0.path == storyboard.file) }
        initialScene = storyboard.initialScene.map { ids[$0] }
    }
}

private struct XibRecord: Encodable {
    let name: String
    let module: String
    let files: [FileRecord]

    init(_ xib: AppXib, _ ids: MapIdentifiers) {
        name = xib.name
        module = ids[xib.module]
        files = xib.files.files.map { FileRecord($0, isShown: $0 == xib.files.primary) }
    }
}

private struct FileRecord: Encodable {
    let path: String
    let localization: String?
    let device: String?
    let shown: Bool

    init(_ file: DocumentFile, isShown: Bool) {
        path = file.path
        localization = file.localization
        device = file.device?.rawValue
        shown = isShown
    }
}

private struct ProblemRecord: Encodable {
    let kind: String
    let file: String
    let line: Int?
    let column: Int?
    let message: String

    init(_ problem: Problem) {
        kind = problem.kind.rawValue
        file = problem.file
        line = problem.line
        column = problem.column
        message = problem.message
    }
}
