import AppMap
import InterfaceBuilder

/// What the script of a page reads.
struct PageData: Encodable {
    let title: String
    var apps: [AppData]
}

/// An app of a page. Scenes, ways and storyboards are told by their positions.
struct AppData: Encodable {
    let name: String
    let size: [Double]
    /// The distance between storyboards, in which their titles stand.
    let gap: Double
    let storyboards: [StoryboardData]
    let scenes: [SceneData]
    let ways: [WayData]
    let arrows: [ArrowData]
    let entries: [EntryData]
    let findings: [FindingData]
    let xibs: [XibData]?
    let play: PlayData?

    init(_ page: PageApp, pictures: [ScenePicture]) {
        let app = page.painter.app
        let words = AppWords(app)
        let sheet = Sheet(of: app, pictures: pictures)
        name = app.name.shown
        size = [sheet.size.width, sheet.size.height].map(\.rounded1)
        gap = sheet.storyboardGap.rounded1
        storyboards = StoryboardData.all(of: sheet, words)
        let addresses = SceneLinks(app, words)
        scenes = sheet.scenes.map { placed in
            let texts = pictures.indices.contains(placed.id.index) ? UnseenTexts(app[placed.id], pictures[placed.id.index]) : nil
            return SceneData(placed, addresses, words, texts: texts?.texts ?? [])
        }
        ways = app.ways.map { WayData($0, words) }
        arrows = sheet.arrows.map { ArrowData($0) }
        entries = app.entries.map { EntryData($0, app) }
        findings = PageFindings(page.findings, of: app, pictures: pictures).data
        xibs = app.xibs.isEmpty ? nil : app.xibs.map { XibData(name: $0.name.shown, file: $0.files.primary.path.shown) }
        play = page.play.map(PlayData.init)
    }
}

/// A storyboard on the map.
struct StoryboardData: Encodable {
    let name: String
    let file: String
    let rect: [Double]
    let entry: Bool?

    static func all(of sheet: Sheet, _ words: AppWords) -> [StoryboardData] {
        let areas = Dictionary(sheet.storyboards.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return words.app.storyboards.map { storyboard in
            let distinction = words.distinction(of: storyboard).map { " (\($0))" } ?? ""
            let area = areas[storyboard.id]
            return StoryboardData(
                name: (storyboard.name + distinction).shown, file: storyboard.file.shown,
                rect: area.map { $0.rect.numbers } ?? [0, 0, 1, 1], entry: area?.isEntry == true ? true : nil)
        }
    }
}

/// A scene on the map.
struct SceneData: Encodable {
    let storyboard: Int
    let rect: [Double]
    let name: String
    let fullName: String
    let link: String
    let kind: String
    let `class`: String?
    let identifier: String?
    let title: String?
    let objectID: String
    /// What else the scene is called where somebody looks for it.
    let names: [String]?
    /// What the document says in the scene and the drawing does not show in full.
    let texts: [String]?
    let place: String
    let entry: Bool?
    let initial: Bool?
    let placeholder: Bool?
    let unreached: Bool?

    init(_ placed: Sheet.PlacedScene, _ links: SceneLinks, _ words: AppWords, texts: [String]) {
        let scene = words.app[placed.id]
        storyboard = scene.storyboard.index
        rect = placed.rect.numbers
        name = words.name(of: scene).shown
        fullName = words.fullName(of: scene).shown
        link = links[scene.id]
        kind = words.kind(of: scene).shown
        `class` = scene.className?.shown
        identifier = scene.identifier?.shown
        title = (scene.title ?? scene.navigationTitle)?.shown
        objectID = scene.objectID.shown
        let qualified = scene.classModule.flatMap { module in scene.className.map { "\(module).\($0)" } }
        let names = [qualified, scene.title == nil ? nil : scene.navigationTitle].compactMap { $0?.shown }
        self.names = names.isEmpty ? nil : names
        self.texts = texts.isEmpty ? nil : texts
        place = scene.location.shown
        entry = placed.isEntry ? true : nil
        initial = scene.isInitial ? true : nil
        placeholder = scene.isPlaceholder ? true : nil
        unreached = words.isUnreached(scene) && !placed.isEntry ? true : nil
    }
}

/// A xib, which the map does not show.
struct XibData: Encodable {
    let name: String
    let file: String
}

/// A document that the system opens.
struct EntryData: Encodable {
    let key: String
    let name: String
    let scene: Int?
    let fault: String?

    init(_ entry: App.Entry, _ app: App) {
        key = entry.point.key.shown
        name = entry.point.storyboard.shown
        scene = entry.storyboard.flatMap { app[$0].initialScene?.index }
        fault = entry.faultDescription?.harmlessLine(upTo: 1_000)
    }
}

/// An arrow of the map.
struct ArrowData: Encodable {
    let way: Int?
    let from: Int
    let to: Int
    let kind: String
    let path: String
    let middle: [Double]

    init(_ arrow: Sheet.Arrow) {
        way = arrow.way?.index
        from = arrow.source.index
        to = arrow.destination.index
        kind = arrow.kind.rawValue
        path = arrow.pathData
        middle = [arrow.middle.x.rounded1, arrow.middle.y.rounded1]
    }
}

extension String {
    /// A name, as far as a reader needs it.
    var shown: String { harmlessLine(upTo: 200) }
}

extension SourceLocation {
    /// As in `Shop/Main.storyboard:12`.
    var shown: String { "\(file.shown):\(position.line)" }
}

extension Double {
    /// With one decimal, which no eye can tell from more.
    var rounded1: Double { isFinite ? (self * 10).rounded() / 10 : 0 }
}

extension Rect {
    /// Left, top, width and height.
    var numbers: [Double] { [x, y, width, height].map(\.rounded1) }
}
