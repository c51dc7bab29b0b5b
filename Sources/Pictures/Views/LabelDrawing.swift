import InterfaceBuilder

extension Drawing {
    func drawLabel(_ label: Label, _ size: Size, on canvas: inout Canvas) {
        let color = label.isHighlighted ? paint(label.highlightedColor) : nil
        var base = color ?? paint(label.textColor) ?? SystemColors.label
        if !label.isEnabled { base = base.withAlpha(0.35) }
        let font = self.font(label.font, of: label.view)
        var block: TextBlock
        if let attributed = label.attributedText, label.text == nil || label.usesAttributedText {
            block = attributedBlock(attributed, font, base)
        } else {
            block = TextBlock(label.text ?? "", font, base)
            block.align(label.textAlignment)
        }
        block.lineLimit = max(0, label.numberOfLines)
        block.lineBreak = label.lineBreakMode ?? .tailTruncation
        if label.adjustsFontSizeToFitWidth {
            let smallest = label.minimumScaleFactor ?? label.minimumFontSize.map { $0 / font.size } ?? 0
            block.smallestScale = min(1, max(0.1, smallest))
        }
        canvas.text(block, in: size.rect)
    }

    /// The font that a document gives a view for the device.
    func font(_ font: Font?, of view: View, defaultSize: Double = 17) -> TextFont {
        let variation = view.variations.last { $0.holds(for: document.traits) && $0.font != nil }
        return TextFont(variation?.font ?? font, defaultSize: defaultSize)
    }

    /// Text whose parts look different.
    func attributedBlock(_ text: AttributedString, _ font: TextFont, _ base: Paint) -> TextBlock {
        let runs = text.fragments.map { fragment in
            TextBlock.Run(
                text: fragment.string,
                font: fragment.font.map { TextFont($0, defaultSize: font.size, defaultWeight: font.weight) } ?? font,
                paint: paint(fragment.color) ?? (fragment.link == nil ? base : tint),
                isUnderlined: (fragment.underlineStyle ?? 0) != 0 || fragment.link != nil)
        }
        var block = TextBlock(runs: runs)
        let alignment = text.fragments.lazy.compactMap { $0.paragraphStyle?.alignment }.first
        block.align(alignment ?? .natural)
        return block
    }
}
