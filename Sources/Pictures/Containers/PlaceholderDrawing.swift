import AppMap
import InterfaceBuilder

extension Drawing {
    /// Draws a placeholder as a small screen that names what it stands for; returns the size of the picture.
    func drawPlaceholder(of link: Link, on canvas: inout Canvas) -> Size {
        let size = Size(width: 200, height: 130)
        let destination = painter.app.destination(of: link)
        let color = destination.isBroken ? SystemColors.red : SystemColors.blue
        let whole = DrawnObject(
            scene: scene.id, objectID: scene.objectID, kind: scene.kind,
            className: scene.className?.harmlessLine(upTo: 80))
        canvas.group(at: size.rect, object: whole) { canvas in
            canvas.rectangle(
                size.rect.inset(by: 1, 1), radius: 12, fill: SystemColors.background,
                stroke: Stroke(color, width: 2, isDashed: true))
            SymbolSign(named: destination.isBroken ? "xmark" : "arrow.forward").draw(
                in: Rect(88, 14, 24, 24), color, on: &canvas)
            let address = link.address.map { $0.description } ?? "no address"
            let name = TextBlock(address, TextFont(size: 17, weight: 600), SystemColors.label).centered
            canvas.text(
                name.with {
                    $0.lineLimit = 2
                    $0.lineBreak = .middleTruncation
                }, in: Rect(8, 44, 184, 46))
            let note = TextBlock(words(of: destination, link), TextFont(size: 12), color).centered
            canvas.text(note.with { $0.lineBreak = .middleTruncation }, in: Rect(8, 98, 184, 20))
        }
        return size
    }

    private func words(of destination: Destination, _ link: Link) -> String {
        switch destination {
        case .scene(let id, _):
            let scene = painter.app[id]
            return "\(scene.name) in \(painter.app.storyboard(of: scene).name)"
        case .nib: return "xib"
        case .unwind: return link.convention
        case .unresolved, .missing: return destination.isBroken ? "leads nowhere" : "not read"
        }
    }
}
