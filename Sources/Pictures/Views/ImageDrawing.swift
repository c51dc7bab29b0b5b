import InterfaceBuilder

extension Drawing {
    func drawImageView(_ view: ImageView, _ size: Size, on canvas: inout Canvas) {
        guard let reference = view.isHighlighted ? view.highlightedImage ?? view.image : view.image else {
            // The app's code gives the image.
            guard view.backgroundColor == nil, size.width >= 8, size.height >= 8 else { return }
            canvas.rectangle(size.rect, fill: SystemColors.tertiaryFill)
            let side = min(32, size.width * 0.6, size.height * 0.6)
            SymbolSign(named: "photo").draw(
                in: size.rect.centered(Size(width: side, height: side)), SystemColors.gray3, on: &canvas)
            return
        }
        if reference.isSystemSymbol {
            let own = symbolSize(view.preferredSymbolConfiguration, reference)
            let fitted = view.contentMode?.rect(for: own, in: size) ?? size.rect
            drawSymbol(
                reference.name, in: fitted, symbolPaint(reference) ?? tint, weight: SymbolSign.weight(view.preferredSymbolConfiguration),
                on: &canvas)
            return
        }
        let found = image(reference.name)
        let own = found?.size ?? document.resources.imageSize(reference.name)
        let fitted = own.flatMap { view.contentMode?.rect(for: $0, in: size) } ?? size.rect
        drawImage(reference.name, found, in: fitted, within: size, tint: nil, on: &canvas)
    }

    /// Draws an image at a place, cut off at the edges of a view.
    ///
    /// - Parameters:
    ///   - tint: the colour for an image that is always drawn in one; nil leaves it to the image.
    ///   - isGround: whether other things lie on the image, so that its name would be in their way.
    func drawImage(
        _ name: String, _ found: FoundImage?, in rect: Rect, within size: Size, tint forced: Paint?,
        isGround: Bool = false, on canvas: inout Canvas
    ) {
        if found?.isSymbol == true {
            drawSymbol(name, in: rect, forced ?? tint, on: &canvas)
            return
        }
        guard let content = found?.content else {
            let visible = rect.cut(to: size.rect)
            canvas.group(
                at: visible,
                object: DrawnObject(
                    scene: scene.id, objectID: nil, kind: "image", userLabel: name.harmlessLine(upTo: 80))
            ) { canvas in
                drawMissingImage(isGround ? nil : name, visible.size, on: &canvas)
            }
            return
        }
        let paint = forced ?? (found?.isTemplate == true ? tint : nil)
        let shape = Shape.image(
            ImageShape(
                name: name.harmlessLine(upTo: 80), rect: rect.bounded, content: content, darkContent: found?.darkContent,
                caps: found?.caps, tint: paint))
        if size.rect.contains(rect) {
            canvas.add(shape)
        } else {
            canvas.group(at: size.rect, clipRadius: 0) { $0.add(shape) }
        }
    }

    private func drawMissingImage(_ name: String?, _ size: Size, on canvas: inout Canvas) {
        canvas.rectangle(size.rect, fill: SystemColors.gray5)
        guard let short = name?.split(separator: "/").last.map(String.init) else { return }
        if size.width >= 30, size.height >= 12 {
            let block = TextBlock(short, TextFont(size: min(11, size.height * 0.7)), SystemColors.secondaryLabel)
            canvas.text(
                block.centered.with {
                    $0.lineLimit = 2
                    $0.lineBreak = .middleTruncation
                }, in: size.rect.inset(by: 2, 0))
        } else {
            SymbolSign(named: "photo").draw(in: size.rect.inset(by: 1, 1), SystemColors.gray, on: &canvas)
        }
    }
}

extension ContentMode {
    /// Where content of a size goes in a view of a size.
    func rect(for content: Size, in size: Size) -> Rect {
        guard content.width > 0, content.height > 0 else { return size.rect }
        let (w, h) = (content.width, content.height)
        let (right, bottom) = (size.width - w, size.height - h)
        switch self {
        case .scaleAspectFit, .scaleAspectFill:
            let (x, y) = (size.width / w, size.height / h)
            let scale = self == .scaleAspectFit ? min(x, y) : max(x, y)
            return size.rect.centered(Size(width: w * scale, height: h * scale))
        case .center: return size.rect.centered(content)
        case .top: return Rect(right / 2, 0, w, h)
        case .bottom: return Rect(right / 2, bottom, w, h)
        case .left: return Rect(0, bottom / 2, w, h)
        case .right: return Rect(right, bottom / 2, w, h)
        case .topLeft: return Rect(0, 0, w, h)
        case .topRight: return Rect(right, 0, w, h)
        case .bottomLeft: return Rect(0, bottom, w, h)
        case .bottomRight: return Rect(right, bottom, w, h)
        default: return size.rect
        }
    }
}

extension Rect {
    /// The part of the rectangle that another covers.
    func cut(to other: Rect) -> Rect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Rect(left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
    }
}
