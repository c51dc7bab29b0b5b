import InterfaceBuilder

extension Drawing {
    func drawTextField(_ field: TextField, _ size: Size, on canvas: inout Canvas) {
        let layer = LayerStyle(field.view, self)
        let ground = paint(field.backgroundColor)
        var padding = 0.0
        switch field.borderStyle {
        case "roundedRect":
            canvas.rectangle(
                size.rect.inset(by: 0.5, 0.5), radius: max(5, layer.cornerRadius),
                fill: ground ?? SystemColors.background, stroke: Stroke(SystemColors.gray3, width: 0.7))
            padding = 7
        case "line", "bezel":
            canvas.rectangle(
                size.rect.inset(by: 0.5, 0.5), fill: ground ?? SystemColors.clear,
                stroke: Stroke(field.borderStyle == "line" ? SystemColors.label : SystemColors.gray3))
            padding = 5
        default:
            canvas.rectangle(size.rect, radius: layer.cornerRadius, fill: ground)
        }
        if let background = field.background {
            drawImage(
                background.name, image(background.name), in: size.rect, within: size, tint: nil, isGround: true,
                on: &canvas)
        }
        let room = size.rect.inset(by: padding, 0)
        let font = self.font(field.font, of: field.view, defaultSize: 14)
        var block: TextBlock?
        if let text = field.text, !text.isEmpty {
            let shown =
                field.traits?.isSecureTextEntry == true ? String(repeating: "•", count: min(40, text.count)) : text
            block = TextBlock(shown, font, paint(field.textColor) ?? SystemColors.label)
        } else if let attributed = field.attributedText, !attributed.string.isEmpty {
            block = attributedBlock(attributed, font, paint(field.textColor) ?? SystemColors.label)
        } else if let attributed = field.attributedPlaceholder {
            block = attributedBlock(attributed, font, SystemColors.placeholderText)
        } else if let placeholder = field.placeholder {
            block = TextBlock(placeholder, font, SystemColors.placeholderText)
        }
        if var block {
            block.align(field.textAlignment)
            if let smallest = field.minimumFontSize, field.adjustsFontSizeToFitWidth {
                block.smallestScale = min(1, max(0.1, smallest / font.size))
            }
            canvas.text(block, in: room)
        } else if field.borderStyle == nil, ground == nil, field.background == nil {
            canvas.rectangle(size.rect.inset(by: 0.5, 0.5), stroke: Stroke(SystemColors.gray3, isDashed: true))
        }
        if field.clearButtonMode == "always" {
            drawSymbol(
                "xmark.circle.fill", in: Rect(size.width - 22, size.height / 2 - 8, 16, 16), SystemColors.gray3,
                on: &canvas)
        }
    }

    func drawTextView(_ view: TextView, _ size: Size, on canvas: inout Canvas) {
        let font = self.font(view.font, of: view.view, defaultSize: view.font == nil ? 12 : 14)
        let base = paint(view.textColor) ?? SystemColors.label
        var block: TextBlock
        if let attributed = view.attributedText, view.text == nil {
            block = attributedBlock(attributed, font, base)
        } else {
            block = TextBlock(view.text ?? "", font, base)
            block.align(view.textAlignment)
        }
        block.lineLimit = 0
        block.lineBreak = .clipping
        block.place = .top
        if block.runs.allSatisfy({ $0.text.isEmpty }), view.backgroundColor == nil {
            canvas.rectangle(size.rect.inset(by: 0.5, 0.5), stroke: Stroke(SystemColors.gray3, isDashed: true))
        }
        canvas.text(block, in: Rect(5, 8, max(1, size.width - 10), max(1, size.height - 8)))
    }

    func drawSearchBar(_ bar: SearchBar, _ size: Size, on canvas: inout Canvas) {
        if bar.searchBarStyle != "minimal" {
            canvas.rectangle(size.rect, fill: paint(bar.barTintColor) ?? paint(bar.backgroundColor) ?? Self.barPaint)
        } else {
            canvas.rectangle(size.rect, fill: paint(bar.backgroundColor))
        }
        let scopes = bar.showsScopeBar ? bar.scopeButtonTitles : []
        let promptHeight = bar.prompt?.isEmpty == false ? 20.0 : 0
        if let prompt = bar.prompt, promptHeight > 0 {
            canvas.text(
                TextBlock(prompt, TextFont(size: 13), SystemColors.secondaryLabel).centered,
                in: Rect(8, 4, size.width - 16, 16))
        }
        let cancelWidth = bar.showsCancelButton ? 62.0 : 0
        let fieldArea = Rect(
            8, promptHeight, max(1, size.width - 16 - cancelWidth),
            max(1, size.height - promptHeight - (scopes.isEmpty ? 0 : 44)))
        let field = Rect(fieldArea.x, fieldArea.midY - 18, fieldArea.width, min(36, fieldArea.height))
        canvas.rectangle(field, radius: 10, fill: SystemColors.tertiaryFill)
        SymbolSign(named: "magnifyingglass").draw(
            in: Rect(field.x + 8, field.midY - 8, 16, 16), SystemColors.secondaryLabel, on: &canvas)
        let text = bar.text.flatMap { $0.isEmpty ? nil : $0 }
        let block = TextBlock(
            text ?? bar.placeholder ?? "", TextFont(size: 17),
            text == nil ? SystemColors.secondaryLabel : SystemColors.label)
        canvas.text(block, in: Rect(field.x + 30, field.y, max(1, field.width - 38), field.height))
        if bar.showsBookmarkButton || bar.showsSearchResultsButton {
            SymbolSign(named: bar.showsBookmarkButton ? "book" : "chevron.down").draw(
                in: Rect(field.maxX - 26, field.midY - 8, 16, 16), SystemColors.secondaryLabel, on: &canvas)
        }
        if bar.showsCancelButton {
            canvas.text(
                TextBlock("Cancel", TextFont(size: 17), tint).with { $0.anchor = .end },
                in: Rect(field.maxX, field.y, cancelWidth, field.height))
        }
        if !scopes.isEmpty {
            drawSegments(
                scopes.prefix(8).map { SegmentLook(title: $0) }, selected: 0,
                in: Rect(8, size.height - 38, size.width - 16, 30),
                on: &canvas)
        }
    }
}
