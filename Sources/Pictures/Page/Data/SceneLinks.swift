import AppMap
import SceneAddressing

/// The text behind `#` by which the page of a map shows a scene, as in `Detail@Shop`.
struct SceneLinks {
    private var links: [String] = []

    init(_ app: App, _ words: AppWords) {
        var taken: Set<String> = []
        for scene in app.scenes {
            let storyboard = app.storyboard(of: scene)
            let module = words.module(of: storyboard)?.name
            // Scenes that have no address are named by their object id.
            let address = app.address(of: scene) ?? SceneAddress(scene: scene.objectID, storyboard: storyboard.name)
            let candidates = [
                address, SceneAddress(scene: address.scene, storyboard: storyboard.name, bundle: module),
                SceneAddress(scene: scene.objectID, storyboard: storyboard.name, bundle: module),
                SceneAddress(scene: scene.objectID, storyboard: storyboard.file),
            ].map(\.description)
            let link = candidates.first { !taken.contains($0) } ?? "\(candidates[3])#\(scene.id.index)"
            taken.insert(link)
            links.append(String(link.unicodeScalars.prefix(400)))
        }
    }

    subscript(scene: AppScene.ID) -> String { links[scene.index] }
}
