import AppMap
import SceneAddressing

/// What somebody calls a scene or a storyboard on the command line.
struct SceneQuery {
    let text: String

    /// The storyboards and scenes of an app that are called so, each once and in the order of the app.
    func matches(in app: App) -> [Match] {
        let storyboards = app.storyboards.filter { $0.name.exactlyEquals(text) }.map { Match.storyboard($0.id) }
        let scenes = app.scenes.filter { isName(text, of: $0) || isAddress(of: $0, in: app) }.map { Match.scene($0.id) }
        return storyboards + scenes
    }

    enum Match: Hashable {
        /// All scenes of a storyboard, as seen from elsewhere.
        case storyboard(AppStoryboard.ID)
        case scene(AppScene.ID)
    }

    /// Names of the app that come near.
    func nearest(in apps: [App]) -> [String] {
        let address = SceneAddress(text)
        let names = apps.flatMap { app in
            app.storyboards.map(\.name)
                + app.scenes.flatMap { scene in
                    let storyboard = app.storyboard(of: scene).name
                    let names = [scene.identifier, scene.title, scene.navigationTitle, scene.className].compactMap { $0 }
                    return names + [scene.objectID] + names.map { "\($0)@\(storyboard)" } + ["@\(storyboard)"]
                }
        }
        let found = NearestNames.of(text, among: names).map(\.name)
        guard found.isEmpty else { return found }
        return [address.scene, address.storyboard].compactMap { $0 }.lazy
            .map { NearestNames.of($0, among: names).map(\.name) }.first { !$0.isEmpty } ?? []
    }

    private func isName(_ name: String, of scene: AppScene) -> Bool {
        let qualifiedClass = scene.classModule.flatMap { module in scene.className.map { "\(module).\($0)" } }
        return [
            scene.identifier, scene.title, scene.navigationTitle, scene.className, qualifiedClass, scene.objectID,
        ]
            .contains { $0?.exactlyEquals(name) == true }
    }

    /// True if the text names the scene and its storyboard, or the storyboard whose initial scene it is.
    private func isAddress(of scene: AppScene, in app: App) -> Bool {
        let address = SceneAddress(text)
        let storyboard = app.storyboard(of: scene)
        guard let name = address.storyboard, storyboard.name.exactlyEquals(name), isIn(address.bundle, storyboard, app)
        else { return false }
        return address.scene.map { isName($0, of: scene) } ?? scene.isInitial
    }

    private func isIn(_ bundle: String?, _ storyboard: AppStoryboard, _ app: App) -> Bool {
        guard let bundle else { return true }
        let module = app.modules.first { $0.id == storyboard.module }
        return module?.name == bundle || module?.bundleIdentifier == bundle
    }
}
