import AppMap
import HeadlessUIKit
import InterfaceBuilder

/// Tells which scene of the app a running controller is.
@MainActor
struct AppScenes {
    private var ids: [Element: AppScene.ID] = [:]

    init(_ app: App) {
        for scene in app.scenes {
            ids[scene.controller] = scene.id
        }
    }

    /// Adds a file of a storyboard for one device or language, whose scenes are those of the same object ids or identifiers.
    mutating func add(_ variant: Document, of storyboard: AppStoryboard, in app: App) {
        let scenes = app.scenes[storyboard.scenes]
        for scene in variant.storyboard?.scenes ?? [] {
            guard let element = scene.controller?.element else { continue }
            let identifier = element["storyboardIdentifier"]
            let same = scenes.first { $0.objectID == element["id"] }
                ?? scenes.first { $0.identifier != nil && $0.identifier == identifier }
            ids[element] = same?.id
        }
    }

    /// The scene; nil for controllers that code made.
    subscript(controller: UIViewController) -> AppScene.ID? {
        Headless.element(of: controller).flatMap { ids[$0] }
    }
}
