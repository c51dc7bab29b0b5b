import InterfaceBuilder
import SceneAddressing

/// An app and the words for its scenes and ways: how reports call things.
package struct AppWords {
    /// The app that is spoken of.
    package let app: App
    /// The number of a tab among its siblings, counted from 1.
    private let positions: [Way.ID: Int]
    /// By file: variants for single devices have objects of their own.
    private let objects: [ExactName: ObjectIndex]
    /// What tells storyboards of one name apart.
    private let distinctions: [AppStoryboard.ID: String]
    private let sharedSceneNames: Set<SceneName>
    private let sharedIdentifiers: Set<SceneName>
    /// The scenes to which segues are drawn whose links lead elsewhere.
    package let drawnScenes: Set<AppScene.ID>
    /// The links of scenes that stay on screen and put the linked scene inside.
    private let hostLinks: [AppScene.ID: Link]

    /// Looks up what the words depend on, once for the whole app.
    package init(_ app: App) {
        self.app = app
        objects = (app.storyboards + app.loadedByDevice.values.flatMap(\.storyboards)).reduce(into: [:]) { objects, storyboard in
            let file = ExactName(storyboard.file)
            objects[file] = objects[file] ?? ObjectIndex(storyboard.document)
        }
        distinctions = StoryboardDistinctions.words(in: app)
        sharedSceneNames = Self.shared(app.scenes.map { SceneName(storyboard: $0.storyboard, name: ExactName($0.name)) })
        sharedIdentifiers = Self.shared(
            app.scenes.compactMap { scene in
                scene.identifier.map { SceneName(storyboard: scene.storyboard, name: ExactName($0)) }
            })
        drawnScenes = Set(app.ways.compactMap(\.drawnDestination))
        hostLinks = Dictionary(
            app.links.filter { $0.origin == .scene }.map { ($0.scene, $0) }, uniquingKeysWith: { first, _ in first })
        var positions: [Way.ID: Int] = [:]
        var counts: [Sibling: Int] = [:]
        for way in app.loaded.ways {
            if let relationship = way.relationship {
                // Variants of a storyboard for single devices number their own.
                let sibling = Sibling(source: way.source, relationship: relationship, file: ExactName(way.location.file))
                counts[sibling, default: 0] += 1
                positions[way.id] = counts[sibling]
            }
        }
        self.positions = positions
    }

    private struct Sibling: Hashable {
        let source: AppScene.ID
        let relationship: String
        let file: ExactName
    }

    private struct SceneName: Hashable {
        let storyboard: AppStoryboard.ID
        let name: ExactName
    }

    private static func shared(_ names: [SceneName]) -> Set<SceneName> {
        var seen: Set<SceneName> = []
        return Set(names.filter { !seen.insert($0).inserted })
    }

    /// The number of a way among its siblings, counted from 1.
    package func position(of way: Way) -> Int { positions[way.id] ?? 1 }

    /// The link that a scene is: it stands for another scene, or holds nothing but one.
    package func link(of scene: AppScene) -> Link? {
        scene.link.map { app[$0] } ?? hostLinks[scene.id]
    }

    /// The link of a scene that stays on screen and puts the linked scene inside.
    package func hostLink(of scene: AppScene) -> Link? { scene.isPlaceholder ? nil : hostLinks[scene.id] }

    /// Where one ends up who follows a way: a scene that is nothing but a link counts as what it links to.
    package func end(of destination: Destination) -> Destination {
        var end = destination
        var seen: Set<AppScene.ID> = []
        while let scene = end.scene, let link = hostLink(of: app[scene]), seen.insert(scene).inserted {
            end = app.destination(of: link)
        }
        return end
    }

    /// True for the way from a scene to what it holds as a link, also where a view inside repeats it as a preview.
    package func isOwnLink(_ way: Way) -> Bool {
        guard let link = way.link, let host = self.link(of: app[way.source]) else { return false }
        return link == host.id
            || app[link].origin == .view && app[link].address == host.address
            && way.destination == app.destination(of: host)
    }

    /// The segue's element; nil where the segue has no id.
    package func element(of way: Way) -> Element? {
        way.objectID.flatMap { objects[ExactName(way.location.file)]?.element(id: $0) }
    }

    /// An object of the document that a way stands in; nil where the document has none of the id.
    package func object(_ id: String, inFileOf way: Way) -> Element? {
        objects[ExactName(way.location.file)]?.element(id: id)
    }

    /// What tells a storyboard from others of the name: its module, its system or its folder; nil where none has the name.
    package func distinction(of storyboard: AppStoryboard) -> String? { distinctions[storyboard.id] }

    /// True where other scenes of the storyboard are called the same; those that are called so by their class or title
    /// do not count beside one whose storyboard identifier it is.
    package func isSharedName(_ scene: AppScene) -> Bool {
        let name = SceneName(storyboard: scene.storyboard, name: ExactName(scene.name))
        return (scene.identifier == nil ? sharedSceneNames : sharedIdentifiers).contains(name)
    }

    /// The module whose bundle holds a storyboard.
    package func module(of storyboard: AppStoryboard) -> Module? { app.modules.first { $0.id == storyboard.module } }
}
