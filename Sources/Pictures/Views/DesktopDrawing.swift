import InterfaceBuilder

extension Drawing {
    /// Draws what a view of a Mac shows, in outlines: its text, its image, or what it is.
    func drawDesktopContent(of view: View, size: Size, on canvas: inout Canvas) {
        let cell = DesktopView(view.element).cell
        let title = cell?.title ?? cell?.attributedTitle?.string ?? cell?.placeholder
        switch view.kind {
        case .view, .stackView, .scrollView, "customView", "clipView", "splitView", "tableCellView", "box", "tabView":
            guard view.subviews.isEmpty, let name = view.customClass?.name else { return }
            box(name, in: size, on: &canvas)
        case .label, .textField, "searchField", "secureTextField":
            let isField = cell?.isEditable == true || cell?.borderStyle != nil || cell?.drawsBackground == true
            if isField {
                canvas.rectangle(
                    size.rect.inset(by: 0.5, 0.5), fill: SystemColors.background, stroke: Stroke(SystemColors.gray3))
            }
            var block = TextBlock(
                title ?? "", TextFont(cell?.font, defaultSize: 13),
                paint(cell?.textColor) ?? (cell?.title == nil ? SystemColors.placeholderText : SystemColors.label))
            block.lineLimit = 0
            block.place = .top
            block.align(cell?.alignment ?? .natural)
            canvas.text(block, in: size.rect.inset(by: 2, isField ? 2 : 0))
        case .button, "popUpButton":
            let isPlain = cell?.type == "check" || cell?.type == "radio"
            if isPlain {
                canvas.rectangle(
                    Rect(2, size.height / 2 - 7, 14, 14), radius: cell?.type == "radio" ? 7 : 3,
                    stroke: Stroke(SystemColors.gray))
            } else {
                canvas.rectangle(
                    size.rect.inset(by: 1, 1), radius: 6, fill: SystemColors.background,
                    stroke: Stroke(SystemColors.gray3))
            }
            let block = TextBlock(title ?? "", TextFont(cell?.font, defaultSize: 13), SystemColors.label)
            canvas.text(
                isPlain ? block : block.centered,
                in: isPlain ? Rect(22, 0, max(1, size.width - 22), size.height) : size.rect)
        case .imageView:
            guard let image = cell?.image ?? ImageView(view.element).image else {
                return box("Image", in: size, on: &canvas)
            }
            drawImage(image.name, self.image(image.name), in: size.rect, within: size, tint: nil, on: &canvas)
        case "scroller", "tableHeaderView":
            break
        default:
            box(view.customClass?.name ?? view.kind.rawValue, in: size, on: &canvas)
        }
    }
}
