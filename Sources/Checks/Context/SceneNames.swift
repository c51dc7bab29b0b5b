import AppMap
import InterfaceBuilder
import SceneAddressing

/// What scenes are called in reports: by their addresses, as in `Detail@Shop`, wherever a command speaks of them.
struct SceneNames: Sendable {
    private var byPlace: [Place: String] = [:]

    /// A controller's place in the folder.
    private struct Place: Hashable {
        let file: ExactName
        let position: SourcePosition
    }

    init(of folder: AppFolder) {
        for app in folder.apps {
            let words = AppWords(app)
            for scene in app.scenes {
                let place = Place(file: ExactName(app.storyboard(of: scene).file), position: scene.location.position)
                if byPlace[place] == nil { byPlace[place] = words.fullName(of: scene) }
            }
        }
    }

    /// What the scene around an element is called; nil in a xib.
    func scene(around element: Element, in document: CheckedDocument) -> String? {
        guard let controller = CheckedDocument.scene(around: element)?.controller?.element else { return nil }
        return byPlace[Place(file: ExactName(document.path), position: controller.position)]
            ?? Self.ofVariant(controller, in: document)
    }

    /// The name of a scene that the map does not have, such as one of a variant for another language.
    private static func ofVariant(_ controller: Element, in document: CheckedDocument) -> String {
        let isInitial = controller["id"] != nil && controller["id"] == document.content.storyboard?.initialViewControllerID
        let isUnnamed = isInitial && controller["storyboardIdentifier"].visible == nil
        return (isUnnamed ? "" : SceneName.of(controller)) + "@" + document.name
    }
}

/// What people call a scene within its storyboard, by its controller.
enum SceneName {
    static func of(_ controller: Element) -> String {
        let given = [
            controller["storyboardIdentifier"], controller["title"], controller["customClass"],
            controller.child("navigationItem", key: "navigationItem")?["title"],
        ]
        return given.lazy.compactMap(\.visible).first ?? controller["id"] ?? controller.name
    }
}
