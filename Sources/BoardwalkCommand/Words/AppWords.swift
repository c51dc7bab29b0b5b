import AppMap
import InterfaceBuilder
import SceneAddressing

/// An app and the words for its scenes and ways: how reports call things.
struct AppWords {
    let app: App
    /// The number of a tab among its siblings, counted from 1.
    private let positions: [Way.ID: Int]
    private let objects: [ObjectIndex]
    /// Names that several storyboards of the app have.
    private let sharedNames: Set<ExactName>
    private let sharedSceneNames: Set<SceneName>
    /// The scenes to which segues are drawn whose links lead elsewhere.
    let drawnScenes: Set<AppScene.ID>
    /// The links of scenes that stay on screen and put the linked scene inside.
    private let hostLinks: [AppScene.ID: Link]

    init(_ app: App) {
        self.app = app
        objects = app.storyboards.map { ObjectIndex($0.document) }
        let names = Dictionary(grouping: app.storyboards) { ExactName($0.name) }
        sharedNames = Set(names.filter { $0.value.count > 1 }.keys)
        let sceneNames = Dictionary(grouping: app.scenes) {
            SceneName(storyboard: $0.storyboard, name: ExactName($0.name))
        }
        sharedSceneNames = Set(sceneNames.filter { $0.value.count > 1 }.keys)
        drawnScenes = Set(app.ways.compactMap(\.drawnDestination))
        hostLinks = Dictionary(
            app.links.filter { $0.origin == .scene }.map { ($0.scene, $0) }, uniquingKeysWith: { first, _ in first })
        var positions: [Way.ID: Int] = [:]
        var counts: [Sibling: Int] = [:]
        for way in app.ways {
            if let relationship = way.relationship {
                let sibling = Sibling(source: way.source, relationship: relationship)
                counts[sibling, default: 0] += 1
                positions[way.id] = counts[sibling]
            }
        }
        self.positions = positions
    }

    private struct Sibling: Hashable {
        let source: AppScene.ID
        let relationship: String
    }

    private struct SceneName: Hashable {
        let storyboard: AppStoryboard.ID
        let name: ExactName
    }

    func position(of way: Way) -> Int { positions[way.id] ?? 1 }

    /// The link that a scene is: it stands for another scene, or holds nothing but one.
    func link(of scene: AppScene) -> Link? {
        scene.link.map { app[$0] } ?? hostLinks[scene.id]
    }

    /// The link of a scene that stays on screen and puts the linked scene inside.
    func hostLink(of scene: AppScene) -> Link? { scene.isPlaceholder ? nil : hostLinks[scene.id] }

    /// Where one ends up who follows a way: a scene that is nothing but a link counts as what it links to.
    func end(of destination: Destination) -> Destination {
        var end = destination
        var seen: Set<AppScene.ID> = []
        while let scene = end.scene, let link = hostLink(of: app[scene]), seen.insert(scene).inserted {
            end = app.destination(of: link)
        }
        return end
    }

    /// True for the way from a scene to what it holds as a link.
    func isOwnLink(_ way: Way) -> Bool { way.link != nil && way.link == hostLink(of: app[way.source])?.id }

    /// The segue's element; nil where the segue has no id.
    func element(of way: Way) -> Element? {
        way.objectID.flatMap { objects[app[way.source].storyboard.index].element(id: $0) }
    }

    func isSharedName(_ storyboard: AppStoryboard) -> Bool { sharedNames.contains(ExactName(storyboard.name)) }

    func isSharedName(_ scene: AppScene) -> Bool {
        sharedSceneNames.contains(SceneName(storyboard: scene.storyboard, name: ExactName(scene.name)))
    }

    func module(of storyboard: AppStoryboard) -> Module? { app.modules.first { $0.id == storyboard.module } }
}
