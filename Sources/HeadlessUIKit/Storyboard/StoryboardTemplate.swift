import Foundation
import InterfaceBuilder

/// A storyboard, prepared once and used for every scene that is made from it.
@MainActor
final class StoryboardTemplate {
    let document: Document
    let initialControllerID: String?
    private var scenesByController: [String: SceneTemplate] = [:]
    private var scenesByIdentifier: [String: SceneTemplate] = [:]
    private var scenesByCompiledIdentifier: [String: SceneTemplate] = [:]

    init(_ document: Document) {
        self.document = document
        let storyboard = document.storyboard
        initialControllerID = storyboard?.initialViewControllerID
        for scene in storyboard?.scenes ?? [] {
            guard let controller = scene.controller, let id = controller.objectID, scenesByController[id] == nil
            else { continue }
            let template = SceneTemplate(scene, controller: controller.element)
            scenesByController[id] = template
            if let identifier = template.identifier, scenesByIdentifier[identifier] == nil {
                scenesByIdentifier[identifier] = template
            } else {
                scenesByCompiledIdentifier[template.compiledIdentifier] = template
            }
        }
    }

    var identifiers: some Collection<String> { scenesByIdentifier.keys }

    /// The identifier of a controller's scene: its own, else the one that compiling the storyboard gives it.
    func identifier(ofController id: String) -> String {
        guard let scene = scenesByController[id] else { return "UIViewController-\(id)" }
        guard let identifier = scene.identifier, scenesByIdentifier[identifier] === scene else {
            return scene.compiledIdentifier
        }
        return identifier
    }

    func scene(identifier: String) -> SceneTemplate? {
        scenesByIdentifier[identifier] ?? scenesByCompiledIdentifier[identifier]
    }

    func scene(controllerID: String) -> SceneTemplate? { scenesByController[controllerID] }

    var initialScene: SceneTemplate? { initialControllerID.flatMap { scenesByController[$0] } }
}

/// One scene of a storyboard, prepared once.
@MainActor
final class SceneTemplate {
    let scene: Scene
    let controller: ObjectTemplate
    /// What code knows the scene by; nil where it has no identifier.
    let identifier: String?
    /// What compiling calls a scene that has no identifier of its own: UIKit's class and the controller's id.
    let compiledIdentifier: String
    /// The objects beside the controller: views, gesture recognisers, items and objects of the app's own classes.
    let dock: [ObjectTemplate]
    /// What the scene refers to, if it is a storyboard reference.
    let reference: StoryboardReference?
    let segues: SceneSegues
    /// The exit's object id, to which unwind segues lead.
    let exitID: String?
    let firstResponderID: String?

    init(_ scene: Scene, controller element: Element) {
        self.scene = scene
        controller = ObjectTemplate(element)
        identifier = element["storyboardIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
        let base = ElementClasses.base(of: element.name) as? UIViewController.Type ?? UIViewController.self
        compiledIdentifier = "\(base)-\(element["id"] ?? "")"
        dock = scene.dockObjects.map { ObjectTemplate($0.element) }
        reference = scene.storyboardReference
        segues = SceneSegues(scene.segues)
        exitID = scene.exit?.element["id"]
        firstResponderID = scene.firstResponder?.element["id"]
    }
}
