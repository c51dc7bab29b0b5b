import AppMap
import InterfaceBuilder
import SourceIndex

/// The controller of a scene, with where it is.
struct SceneController: Sendable {
    let element: Element
    let document: CheckedDocument
    let module: Module
}

extension CheckedApp {
    /// The controller that a segue leads to, through whatever storyboards; nil where something else may decide that.
    func destination(of segue: Element, in document: CheckedDocument, _ module: Module) -> SceneController? {
        guard let drawn = segue["destination"].flatMap({ document.objects.element(id: $0) }) else { return nil }
        let way = app.ways.first { way in
            way.location.position == segue.position && way.location.file == document.path && way.objectID == segue["id"]
        }
        guard case .scene(let id, _)? = way?.destination, let target = self.document(of: app[id]) else {
            // What the map does not show, as a variant for another language, is known as far as it is drawn.
            guard way == nil, drawn["sceneMemberID"] == "viewController", drawn.name != "viewControllerPlaceholder" else { return nil }
            return SceneController(element: drawn, document: document, module: module)
        }
        let controller = app[id].controller
        // A class of a linking convention stands between.
        guard drawn.name == "viewControllerPlaceholder" || controller == drawn else { return nil }
        guard let owner = app.modules.first(where: { $0.id == app.storyboard(of: app[id]).module }) else { return nil }
        return SceneController(element: controller, document: target, module: owner)
    }

    /// The controller that a container of UIKit shows first: the root of a navigation controller, the first tab.
    func firstContent(of container: SceneController) -> SceneController? {
        let relationship: String
        switch container.element.name {
        case "navigationController": relationship = "rootViewController"
        case "tabBarController": relationship = "viewControllers"
        default: return nil
        }
        let segue = container.element.child("connections")?.children("segue").first { $0["relationship"] == relationship }
        return segue.flatMap { destination(of: $0, in: container.document, container.module) }
    }
}

extension AppSources {
    /// The class of a controller; nil where it is not known to its end.
    func knownClass(of controller: SceneController) -> ClassReference? {
        reference(of: controller.element, in: controller.module).flatMap { index.isKnownToTheEnd($0) ? $0 : nil }
    }
}
