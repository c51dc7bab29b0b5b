import InterfaceBuilder
import SceneAddressing

/// Puts an app together from its modules and the documents of the folder.
struct AppBuilder {
    let modules: [Module]
    let documents: [ExactName: Document]
    let groups: [DocumentGroup]
    /// The documents of each module, as positions in `groups`.
    let membership: [Module.ID: [Int]]
    let bundles: [String: String]
    let conventions: [LinkConvention]

    func build() -> App {
        let parts = readStoryboards()
        let index = StoryboardIndex(
            storyboards: parts.storyboards, scenes: parts.scenes, modules: modules, bundles: bundles,
            unreadable: parts.unreadable)
        let resolver = LinkResolver(
            conventions: conventions.ordered(byHabitOf: parts.scenes, in: index))
        var ways = WayBuilder(scenes: parts.scenes, links: LinkBuilder(index: index, resolver: resolver))
        ways.build()
        return App(
            module: modules[0], modules: modules, storyboards: parts.storyboards, xibs: parts.xibs,
            scenes: ways.scenes, ways: ways.ways, links: ways.links.links, entries: entries(among: parts.storyboards))
    }

    // MARK: Storyboards

    private struct Parts {
        var storyboards: [AppStoryboard] = []
        var xibs: [AppXib] = []
        var scenes: [AppScene] = []
        var unreadable: [Module.ID: [ExactName: String]] = [:]
    }

    private func readStoryboards() -> Parts {
        var parts = Parts()
        for module in modules {
            for position in membership[module.id, default: []] {
                add(groups[position], of: module.id, to: &parts)
            }
        }
        return parts
    }

    /// Where the primary file cannot be read, the first variant that can stands for it.
    private func add(_ group: DocumentGroup, of module: Module.ID, to parts: inout Parts) {
        guard let file = group.files.first(where: { documents[ExactName($0.path)] != nil }),
            let document = documents[ExactName(file.path)]
        else {
            if group.kind == .storyboard {
                parts.unreadable[module, default: [:]][ExactName(group.name)] = group.primary.path
            }
            return
        }
        if let storyboard = document.storyboard {
            add(storyboard, document, group, of: module, file: file.path, to: &parts)
        } else {
            parts.xibs.append(AppXib(name: group.name, module: module, files: group, document: document))
        }
    }

    private func add(
        _ storyboard: Storyboard, _ document: Document, _ group: DocumentGroup, of module: Module.ID, file: String,
        to parts: inout Parts
    ) {
        let id = AppStoryboard.ID(index: parts.storyboards.count)
        let first = parts.scenes.count
        let initialID = storyboard.initialViewControllerID
        var initialScene: AppScene.ID?
        for scene in storyboard.scenes {
            guard let controller = scene.controller?.element else { continue }
            let sceneID = AppScene.ID(index: parts.scenes.count)
            let isInitial = initialScene == nil && initialID != nil && controller["id"] == initialID
            if isInitial {
                initialScene = sceneID
            }
            parts.scenes.append(
                AppScene(
                    id: sceneID, storyboard: id, scene: scene, controller: controller, isInitial: isInitial, file: file))
        }
        parts.storyboards.append(
            AppStoryboard(
                id: id, name: group.name, module: module, files: group, file: file, document: document,
                platform: storyboard.targetRuntime.flatMap(Platform.init), initialScene: initialScene,
                scenes: first..<parts.scenes.count))
    }

    // MARK: Entries

    private func entries(among storyboards: [AppStoryboard]) -> [App.Entry] {
        modules[0].entryPoints.map { point in
            let found = storyboards.first {
                $0.module == modules[0].id && $0.name.exactlyEquals(point.storyboard)
            }
            return App.Entry(point: point, storyboard: found?.id)
        }
    }
}
