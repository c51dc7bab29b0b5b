import AppMap
import InterfaceBuilder

/// The views that controllers without one of their own load from xibs.
struct NibViews: Sendable {
    /// A view with the document that it is in.
    struct Found: Sendable {
        let view: View
        let document: DocumentContext
    }

    private var views: [AppScene.ID: Found] = [:]

    init(_ app: App) {
        guard !app.xibs.isEmpty else { return }
        let xibs = Dictionary(grouping: app.xibs, by: \.name)
        for scene in app.scenes where !scene.isPlaceholder {
            let controller = ViewController(scene.controller)
            guard controller.view == nil, Self.kinds.contains(scene.kind) else { continue }
            let module = app.storyboard(of: scene).module
            let named = Self.names(for: controller).lazy.compactMap { name in
                xibs[name].flatMap { found in found.first { $0.module == module } ?? found.first }
            }.first
            if let named { views[scene.id] = Self.view(of: named) }
        }
    }

    /// The view that a scene's controller loads; nil where it has one of its own or makes it in code.
    subscript(scene: AppScene.ID) -> Found? { views[scene] }

    /// Controllers that load a xib if there is one; containers never do.
    private static let kinds: Set<String> = ["viewController", "tableViewController", "collectionViewController"]

    /// The xib that the controller names, else those that are called after its class, in UIKit's order.
    private static func names(for controller: ViewController) -> [String] {
        if let name = controller.nibName, !name.isEmpty { return [name] }
        guard let name = controller.customClass?.name.split(separator: ".").last.map(String.init) else { return [] }
        return [name] + (name.hasSuffix("Controller") ? [String(name.dropLast(10))] : [])
    }

    /// What the file's owner has for its view.
    private static func view(of xib: AppXib) -> Found? {
        guard let interface = xib.document.interface as? Xib,
            let id = interface.filesOwner?.outlets.first(where: { $0.property == "view" })?.destinationID
        else { return nil }
        let document = DocumentContext(xib.document, module: xib.module)
        for case .view(let view) in interface.ownObjects where view.objectID == id {
            return Found(view: View(document.varied(view.element)), document: document)
        }
        return nil
    }
}
