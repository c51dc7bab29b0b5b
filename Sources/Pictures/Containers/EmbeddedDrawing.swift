import AppMap
import InterfaceBuilder

extension Drawing {
    /// Scenes in scenes are drawn so deep.
    private static let deepestScene = 3

    /// Draws a container view with the scene that is embedded in it.
    func drawContainer(_ view: View, _ size: Size, on canvas: inout Canvas) {
        let segue = view.connections.lazy.compactMap { connection -> Segue? in
            if case .segue(let segue) = connection, segue.kind == .embed { segue } else { nil }
        }.first
        let id =
            way(of: segue?.objectID)
            ?? way(of: view.objectID)
        guard let id else {
            box(view.customClass?.name ?? "Container", in: size, on: &canvas)
            return
        }
        drawDestination(of: painter.app[id], size, on: &canvas)
    }

    /// Draws where a way leads as part of this scene.
    ///
    /// - Parameter topInset: how far a bar reaches into it.
    func drawDestination(of way: Way, _ size: Size, topInset: Double = 0, on canvas: inout Canvas) {
        switch way.destination {
        case .scene(let scene, _): drawEmbedded(scene, size, topInset: topInset, on: &canvas)
        case .nib(let nib, _): box("\(nib)", in: size, on: &canvas)
        case .unwind, .missing: box("no scene", in: size, on: &canvas)
        case .unresolved(let failure, _):
            canvas.rectangle(size.rect.inset(by: 1, 1), stroke: Stroke(SystemColors.red, width: 2, isDashed: true))
            box(failure.address.map { $0.description } ?? "no scene", in: size, on: &canvas)
        }
    }

    /// Draws another scene as part of this one.
    ///
    /// - Parameter topInset: how far a bar reaches into it.
    func drawEmbedded(_ id: AppScene.ID, _ size: Size, topInset: Double = 0, on canvas: inout Canvas) {
        let target = painter.app[id]
        guard around.count < Self.deepestScene, id != scene.id, !around.contains(id), size.width >= 1, size.height >= 1
        else {
            box(target.name, in: size, on: &canvas)
            return
        }
        var inner = Drawing(painter, scene: target, around: around + [scene.id], tint: tint)
        inner.depth = depth
        inner.topInset = topInset
        canvas.group(at: size.rect, clipRadius: 0) { canvas in
            inner.drawController(in: size, on: &canvas)
        }
    }

    /// Draws the scene's controller into a place inside another scene.
    func drawController(in size: Size, on canvas: inout Canvas) {
        switch scene.kind {
        case "navigationController":
            drawNavigationController(in: size, top: topInset, on: &canvas)
        case "tabBarController":
            drawTabController(in: size, top: topInset, on: &canvas)
        case "splitViewController":
            drawSplitController(in: size, on: &canvas)
        case "pageViewController" where ViewController(painter.controller(of: scene)).view == nil:
            drawPageController(ViewController(painter.controller(of: scene)), size, on: &canvas)
        default:
            drawContent(in: size, on: &canvas)
        }
    }

    /// Draws the controller's view, stretched to a size; without one, what the controller is.
    func drawContent(in size: Size, on canvas: inout Canvas) {
        let controller = ViewController(painter.controller(of: scene))
        guard let view = controller.view else {
            drawWithoutView(controller, size, on: &canvas)
            return
        }
        draw(PlacedView(view: view, frame: size.rect, isGuess: false), on: &canvas)
    }

    /// What a scene looks like whose view is made elsewhere.
    func drawWithoutView(_ controller: ViewController, _ size: Size, on canvas: inout Canvas) {
        if let found = painter.nibViews[scene.id] {
            var inner = self
            inner.document = found.document
            inner.isInNib = true
            inner.draw(PlacedView(view: found.view, frame: size.rect, isGuess: false), on: &canvas)
            return
        }
        let words =
            switch scene.kind {
            case "avPlayerViewController": "AV Player"
            case "hostingController": "SwiftUI"
            case "glkViewController": "GLKit View"
            case "windowController": "Window"
            case "application": "Main Menu"
            case "tabViewController", "notificationController", "pagecontroller": scene.kind
            default: controller.nibName.map { "view in \($0).xib" } ?? "view made in code"
            }
        box([scene.className, words].compactMap { $0 }.joined(separator: "\n"), in: size, on: &canvas)
    }
}
