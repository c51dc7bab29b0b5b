import InterfaceBuilder

extension Drawing {
    func drawButton(_ button: Button, _ size: Size, on canvas: inout Canvas) {
        if let sign = Self.builtInSigns[button.buttonType] {
            let side = min(22, size.width, size.height)
            SymbolSign(named: sign).draw(in: size.rect.centered(Size(width: side, height: side)), tint, on: &canvas)
            return
        }
        let look = ButtonLook(button, self)
        if let background = look.background {
            canvas.rectangle(size.rect, radius: look.radius(in: size), fill: background, stroke: look.stroke)
        }
        if let image = button.normalState?.backgroundImage {
            drawImage(
                image.name, self.image(image.name), in: size.rect, within: size, tint: nil, isGround: true, on: &canvas)
        }
        if button.configuration?.showsActivityIndicator == true {
            drawSpinner(size.rect.centered(Size(width: 20, height: 20)), look.foreground, on: &canvas)
            return
        }
        ButtonContent(button, look, self).draw(in: size, self, on: &canvas)
    }

    private static let builtInSigns: [Button.ButtonType: String] = [
        .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
        .contactAdd: "plus.circle", .close: "xmark.circle.fill",
    ]
}

/// The colours and the shape of a button.
struct ButtonLook {
    private(set) var foreground: Paint
    private(set) var background: Paint?
    private(set) var stroke: Stroke?
    private let corners: Double?
    private let isCapsule: Bool

    init(_ button: Button, _ drawing: Drawing) {
        let isEnabled = Control(button.element).isEnabled
        let layer = LayerStyle(button.view, drawing)
        background = drawing.paint(button.backgroundColor)
        corners = button.configuration.map { Self.radius($0) } ?? layer.cornerRadius
        let isGlass = button.configuration?.style?.lowercased().hasSuffix("glass") == true
        isCapsule = button.configuration?.cornerStyle == "capsule" || isGlass && button.configuration?.cornerStyle == nil
        if let configuration = button.configuration {
            let base = drawing.paint(configuration.baseForegroundColor) ?? drawing.tint
            let ground =
                drawing.paint(configuration.background?.backgroundColor)
                ?? drawing.paint(configuration.baseBackgroundColor)
            switch configuration.style {
            case "filled", "borderedProminent", "prominentGlass", "prominentClearGlass":
                foreground = drawing.paint(configuration.baseForegroundColor) ?? SystemColors.white
                background = ground ?? drawing.tint
            case "tinted", "borderedTinted":
                foreground = base
                background = (ground ?? drawing.tint).withAlpha(0.18)
            case "gray", "bordered", "glass", "clearGlass":
                foreground = base
                background = ground ?? SystemColors.tertiaryFill
            default:
                foreground = base
                background = drawing.paint(configuration.background?.backgroundColor) ?? background
            }
            if let width = configuration.background?.strokeWidth, width > 0 {
                stroke = Stroke(
                    drawing.paint(configuration.background?.strokeColor) ?? drawing.tint, width: min(50, width))
            }
        } else {
            let own = drawing.paint(button.normalState?.titleColor)
            foreground = own ?? (button.buttonType == .custom ? SystemColors.white : drawing.tint)
        }
        if !isEnabled {
            foreground = SystemColors.tertiaryLabel
            if button.configuration != nil, background != nil { background = SystemColors.tertiaryFill }
        }
    }

    func radius(in size: Size) -> Double { isCapsule ? size.height / 2 : corners ?? 0 }

    private static func radius(_ configuration: ButtonConfiguration) -> Double {
        if let own = configuration.background?.cornerRadius { return own }
        switch configuration.cornerStyle {
        case "small": return 5
        case "large": return 11
        default: return configuration.buttonSize == "large" ? 11 : configuration.buttonSize == "mini" ? 4 : 7
        }
    }
}

/// Title, subtitle and image of a button, and where they go.
private struct ButtonContent {
    let button: Button
    let look: ButtonLook
    var title: TextBlock?
    var subtitle: TextBlock?
    let image: ImageReference?
    let found: FoundImage?
    let imageSize: Size
    let placement: String
    let gap: Double
    let insets: Insets

    init(_ button: Button, _ look: ButtonLook, _ drawing: Drawing) {
        self.button = button
        self.look = look
        let configuration = button.configuration
        image = button.image
        let font = drawing.font(
            configuration?.titleFont ?? button.font, of: button.view, defaultSize: configuration == nil ? 15 : 17)
        if let attributed = configuration?.attributedTitle ?? button.normalState?.attributedTitle,
            configuration?.attributedTitle != nil || button.normalState?.title == nil
        {
            title = drawing.attributedBlock(attributed, font, look.foreground)
        } else if let text = Self.title(of: button), !text.isEmpty {
            title = TextBlock(text, font, look.foreground)
        }
        if let text = configuration?.subtitle, !text.isEmpty {
            subtitle = TextBlock(
                text, TextFont(configuration?.subtitleFont, defaultSize: 13), look.foreground.withAlpha(0.8))
        }
        title?.lineBreak = button.lineBreakMode ?? .middleTruncation
        if button.lineBreakMode == .wordWrapping || configuration != nil { title?.lineLimit = 0 }
        placement = configuration?.imagePlacement ?? "leading"
        gap = min(200, max(0, configuration?.imagePadding ?? 0))
        insets =
            button.contentEdgeInsets ?? configuration?.contentInsets ?? Insets(top: 0, left: 0, bottom: 0, right: 0)
        guard let image else {
            found = nil
            imageSize = Size(width: 0, height: 0)
            return
        }
        if image.isSystemSymbol {
            found = nil
            imageSize = drawing.symbolSize(Self.symbolConfiguration(button), image)
        } else {
            let found = drawing.image(image.name)
            self.found = found
            imageSize =
                found?.size ?? drawing.document.resources.imageSize(image.name) ?? Size(width: 22, height: 22)
        }
    }

    /// A configuration has the title that it says, and none of the states'.
    private static func title(of button: Button) -> String? {
        if let configuration = button.configuration { return configuration.title }
        guard Control(button.element).isSelected, let selected = button.states.first(where: { $0.name == "selected" })?.title
        else { return button.title }
        return selected
    }

    private static func symbolConfiguration(_ button: Button) -> SymbolConfiguration? {
        button.configuration?.symbolConfiguration ?? button.normalState?.preferredSymbolConfiguration
    }

    func draw(in size: Size, _ drawing: Drawing, on canvas: inout Canvas) {
        let room = Rect(
            insets.left, insets.top, max(1, size.width - insets.left - insets.right),
            max(1, size.height - insets.top - insets.bottom))
        let isStacked = placement == "top" || placement == "bottom"
        let scale = min(1, room.width / max(1, imageSize.width), room.height / max(1, imageSize.height))
        let picture = Size(width: imageSize.width * scale, height: imageSize.height * scale)
        let space = title != nil && image != nil ? gap : 0
        let widest = max(1, room.width - (isStacked ? 0 : picture.width + space))
        let textWidth = min(widest, max(title?.naturalWidth ?? 0, subtitle?.naturalWidth ?? 0) + 1)
        let titleHeight = title?.height(inWidth: widest) ?? 0
        let textHeight = titleHeight + (subtitle?.runs.first?.font.lineHeight ?? 0)
        let whole =
            isStacked
            ? Size(width: max(textWidth, picture.width), height: textHeight + space + picture.height)
            : Size(width: textWidth + space + picture.width, height: max(textHeight, picture.height))
        let origin = place(whole, in: room)
        let imageRect: Rect
        var text: Rect
        switch placement {
        case "top":
            imageRect = Rect(origin.x + (whole.width - picture.width) / 2, origin.y, picture.width, picture.height)
            text = Rect(origin.x, imageRect.maxY + space, whole.width, textHeight)
        case "bottom":
            text = Rect(origin.x, origin.y, whole.width, textHeight)
            imageRect = Rect(
                origin.x + (whole.width - picture.width) / 2, text.maxY + space, picture.width, picture.height)
        case "trailing":
            text = Rect(origin.x, origin.y + (whole.height - textHeight) / 2, textWidth, textHeight)
            imageRect = Rect(
                text.maxX + space, origin.y + (whole.height - picture.height) / 2, picture.width, picture.height)
        default:
            imageRect = Rect(origin.x, origin.y + (whole.height - picture.height) / 2, picture.width, picture.height)
            text = Rect(imageRect.maxX + space, origin.y + (whole.height - textHeight) / 2, textWidth, textHeight)
        }
        if let image {
            if image.isSystemSymbol {
                drawing.drawSymbol(
                    image.name, in: imageRect, drawing.symbolPaint(image) ?? look.foreground,
                    weight: SymbolSign.weight(Self.symbolConfiguration(button)), on: &canvas)
            } else {
                let tint = button.buttonType == .system || button.configuration != nil ? look.foreground : nil
                drawing.drawImage(image.name, found, in: imageRect, within: size, tint: tint, on: &canvas)
            }
        }
        let anchor = textAnchor
        if let title {
            canvas.text(title.with { $0.anchor = anchor }, in: Rect(text.x, text.y, text.width, max(titleHeight, 1)))
        }
        text = Rect(text.x, text.y + titleHeight, text.width, text.height - titleHeight)
        if let subtitle { canvas.text(subtitle.with { $0.anchor = anchor }, in: text) }
    }

    private var textAnchor: TextAnchor {
        if let alignment = button.configuration?.titleAlignment {
            return alignment == "leading" ? .start : alignment == "trailing" ? .end : .middle
        }
        return .middle
    }

    private func place(_ content: Size, in room: Rect) -> Point {
        let control = Control(button.element)
        let x: Double =
            switch control.contentHorizontalAlignment {
            case "left", "leading": room.x
            case "right", "trailing": room.maxX - content.width
            default: room.midX - content.width / 2
            }
        let y: Double =
            switch control.contentVerticalAlignment {
            case "top": room.y
            case "bottom": room.maxY - content.height
            default: room.midY - content.height / 2
            }
        return Point(x: x, y: y)
    }
}
