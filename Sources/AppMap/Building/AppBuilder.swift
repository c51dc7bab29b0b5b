import InterfaceBuilder
import SceneAddressing

/// Puts an app together from its modules and the documents of the folder.
struct AppBuilder {
    private let modules: [Module]
    private let documents: FolderDocuments
    private let bundles: [ExactName: Module]
    private let conventions: [LinkConvention]
    private let foreignBundles: [ExactName: String]
    private let device: DocumentFile.Device?

    private var storyboards: [AppStoryboard] = []
    private var xibs: [AppXib] = []
    private var scenes: [AppScene] = []
    private var unreadable: [Module.ID: [ExactName: String]] = [:]
    private var excluded: [Module.ID: [ExactName: String]] = [:]
    private var problems: [Problem] = []

    /// - Parameters:
    ///   - modules: the app's own module, then those that it links or embeds.
    ///   - bundles: further bundles that the configuration tells of, by identifier.
    ///   - foreignBundles: the names of the targets that make bundles which the app may not have, by identifier.
    ///   - device: the one whose files are read where there are such; nil for the files that the map shows.
    init(
        modules: [Module], documents: FolderDocuments, bundles: [ExactName: Module],
        foreignBundles: [ExactName: String] = [:], conventions: [LinkConvention],
        device: DocumentFile.Device? = nil
    ) {
        self.device = device
        self.foreignBundles = foreignBundles
        self.documents = documents
        self.conventions = conventions
        self.bundles = bundles
        let added = bundles.values.filter { !modules.map(\.id).contains($0.id) }.uniqued()
        self.modules = modules + added.sorted { $0.id < $1.id }
    }

    consuming func build() -> App {
        for module in modules {
            let groups = documents.groups(of: module.id)
            for group in groups {
                add(group, of: module.id)
            }
            excluded[module.id] = documents.excludedStoryboards(of: module)
            problems += NameClashes.problems(among: groups, in: module)
        }
        let entries = entries()
        let index = StoryboardIndex(
            storyboards: storyboards, scenes: scenes, modules: modules, bundles: bundles.mapValues(\.id),
            foreignBundles: foreignBundles, unreadable: unreadable, excluded: excluded, isPartial: documents.arePartial)
        let resolver = LinkResolver(conventions: conventions.ordered(byHabitOf: scenes, in: index))
        var ways = WayBuilder(
            scenes: scenes, storyboardCount: storyboards.count, links: LinkBuilder(index: index, resolver: resolver))
        ways.build()
        return App(
            module: modules[0], modules: modules, storyboards: storyboards, xibs: xibs, scenes: ways.scenes,
            ways: ways.ways, links: ways.links.links, entries: entries, problems: problems)
    }

    // MARK: Storyboards

    private mutating func add(_ group: DocumentGroup, of module: Module.ID) {
        guard let (file, document) = documents.readable(of: group, for: device) else {
            if group.kind == .storyboard {
                unreadable[module, default: [:]][ExactName(group.name)] = group.primary.path
            }
            return
        }
        if let storyboard = document.storyboard {
            add(storyboard, document, group, of: module, file: file)
        } else {
            xibs.append(AppXib(name: group.name, module: module, files: group, document: document))
        }
    }

    private mutating func add(
        _ storyboard: Storyboard, _ document: Document, _ group: DocumentGroup, of module: Module.ID, file: String
    ) {
        let id = AppStoryboard.ID(index: storyboards.count)
        let first = scenes.count
        let initialID = storyboard.initialViewControllerID
        let platform = storyboard.targetRuntime.flatMap(Platform.init)
        var initialScene: AppScene.ID?
        for scene in storyboard.scenes {
            guard let controller = scene.controller?.element else {
                if !scene.isApplication {
                    problems.append(.sceneWithoutController(scene, file: file))
                }
                continue
            }
            let sceneID = AppScene.ID(index: scenes.count)
            let isInitial = initialScene == nil && initialID != nil && controller["id"] == initialID
            if isInitial {
                initialScene = sceneID
            }
            scenes.append(
                AppScene(
                    id: sceneID, storyboard: id, scene: scene, controller: controller, isInitial: isInitial,
                    platform: platform, file: file))
        }
        storyboards.append(
            AppStoryboard(
                id: id, name: group.name, module: module, files: group, file: file, document: document,
                platform: platform, initialScene: initialScene, scenes: first..<scenes.count))
    }

    // MARK: Entries

    /// The system looks in the main bundle only.
    private mutating func entries() -> [App.Entry] {
        let main = modules[0]
        let own = storyboards.filter { $0.module == main.id }
        return main.entryPoints.map { point in
            let found = own.first { $0.name.exactlyEquals(point.storyboard) }
            // A launch screen may also be a xib.
            let xib = point.kind != .launch || found != nil ? nil : xibs.first {
                $0.module == main.id && $0.name.exactlyEquals(point.storyboard)
            }
            let fault = xib == nil ? fault(of: point, storyboard: found, among: own.map(\.name)) : nil
            if case .storyboardMissing(let nearest) = fault {
                problems.append(.missingStoryboard(point, module: main, nearest: nearest.first))
            }
            let start = SourcePosition(line: 1, column: 1)
            let position = fault == nil ? start : documents.place(ofKey: point.key, naming: point.storyboard, in: point.file) ?? start
            return App.Entry(
                point: point, storyboard: found?.id, xib: xib?.name, fault: fault,
                location: SourceLocation(file: point.file, position: position))
        }
    }

    private func fault(of point: EntryPoint, storyboard: AppStoryboard?, among names: [String]) -> EntryFault? {
        guard let storyboard else {
            let file = unreadable[modules[0].id]?[ExactName(point.storyboard)]
            if let file { return .storyboardUnreadable(file: file) }
            if let file = excluded[modules[0].id]?[ExactName(point.storyboard)] { return .storyboardLeftOut(file: file) }
            return .storyboardMissing(nearest: NearestNames.of(point.storyboard, among: names, limit: 1))
        }
        // A Mac app starts with its menu.
        let needsScene = storyboard.initialScene == nil && storyboard.platform != .macOS
        return needsScene ? .noInitialScene : nil
    }
}

extension Scene {
    /// Whether the scene holds the application object and main menu of a macOS app, and needs no controller.
    fileprivate var isApplication: Bool {
        objects.contains { if case .application = $0 { true } else { false } }
    }
}

extension Problem {
    fileprivate static func sceneWithoutController(_ scene: Scene, file: String) -> Problem {
        let name = scene.sceneID.map { " “\($0)”" } ?? ""
        return Problem(
            kind: .sceneWithoutController, file: file, line: scene.element.position.line,
            column: scene.element.position.column,
            message: "The scene\(name) has no view controller, so nothing can lead to it and it is left out of the map; delete it, or give it a view controller."
        )
    }

    fileprivate static func missingStoryboard(_ point: EntryPoint, module: Module, nearest: NearestName?) -> Problem {
        let consequence = point.kind == .launch ? "the app starts with a blank screen" : "the app stops when it starts"
        let advice = nearest.map { "did you mean “\($0.name)”?" } ?? "correct the name, or add the storyboard to the target."
        return Problem(
            kind: .missingStoryboard, file: point.file,
            message: "\(point.key) names the storyboard “\(point.storyboard)”, which is not in \(module.bundleName), so \(consequence); \(advice)"
        )
    }
}
