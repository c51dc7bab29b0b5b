import AppMap
import HeadlessUIKit
import InterfaceBuilder

/// Tells which scene of the app a running controller is.
@MainActor
struct AppScenes {
    private var ids: [Element: AppScene.ID] = [:]

    init(_ app: App) {
        for scene in app.loaded.scenes {
            ids[scene.controller] = scene.id
        }
    }

    /// The scene; nil for controllers that code made.
    subscript(controller: UIViewController) -> AppScene.ID? {
        Headless.element(of: controller).flatMap { ids[$0] }
    }
}
