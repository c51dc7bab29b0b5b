extension UIStackView {
    /// Lays the visible arranged subviews out in a line, where they cannot be as they were drawn: the stack view has
    /// another size, or shows other views.
    func arrange() {
        let visible = arrangedSubviews.filter { !$0.isHidden && !$0.translatesAutoresizingMaskIntoConstraints }
        guard let template, !visible.isEmpty else { return }
        let archive = template.archive(LayoutArchive.self)
        let drawn = visible.compactMap { drawnPlace(of: $0, archive) }
        let isAsDrawn = drawn.count == archive.subviews.count && bounds.size == archive.size
        guard drawn.count == visible.count, isLaidOut || !isAsDrawn else { return }
        isLaidOut = true
        let isVertical = axis == .vertical
        let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
        let lengths = lengths(of: visible, drawn, along: isVertical ? area.height : area.width)
        var place = isVertical ? area.minY : area.minX
        for (index, view) in visible.enumerated() {
            let across = across(drawn[index].frame, archive.size, area)
            view.frame =
                isVertical
                ? CGRect(x: across.start, y: place, width: across.length, height: lengths.views[index])
                : CGRect(x: place, y: across.start, width: lengths.views[index], height: across.length)
            place += lengths.views[index] + (lengths.gaps.indices.contains(index) ? lengths.gaps[index] : 0)
        }
    }

    private func drawnPlace(of view: UIView, _ archive: LayoutArchive) -> LayoutArchive.Subview? {
        guard let own = view.template, let template,
            let index = template.subviews.firstIndex(where: { $0 === own })
        else { return nil }
        return archive.subviews[index]
    }

    /// The views' lengths along the line, and the gaps after all but the last.
    private func lengths(
        of views: [UIView], _ drawn: [LayoutArchive.Subview], along length: CGFloat
    ) -> (views: [CGFloat], gaps: [CGFloat]) {
        let isVertical = axis == .vertical
        var lengths = drawn.map { isVertical ? $0.frame.height : $0.frame.width }
        var gaps = views.dropLast().map { view in
            let custom = customSpacing(after: view)
            return custom == UIStackView.spacingUseDefault ? spacing : custom
        }
        let rest = max(0, length - gaps.reduce(0, +))
        let total = lengths.reduce(0, +)
        switch distribution {
        case .fillEqually:
            lengths = lengths.map { _ in rest / CGFloat(lengths.count) }
        case .fillProportionally:
            lengths = lengths.map { total > 0 ? $0 * rest / total : rest / CGFloat(lengths.count) }
        case .fill:
            let firmness = drawn.map { isVertical ? $0.firmness.height : $0.firmness.width }
            give(rest - total, to: &lengths, firmness)
        case .equalSpacing:
            gaps = gaps.map { max($0, (length - total) / CGFloat(gaps.count)) }
        case .equalCentering:
            let first = (lengths.first ?? 0) / 2
            let step = (length - first - (lengths.last ?? 0) / 2) / CGFloat(max(1, gaps.count))
            gaps = gaps.indices.map { max(gaps[$0], step - lengths[$0] / 2 - lengths[$0 + 1] / 2) }
        }
        return (lengths, gaps)
    }

    /// The view that holds on least takes what is left over, or gives what is missing.
    private func give(_ difference: CGFloat, to lengths: inout [CGFloat], _ firmness: [Double]) {
        var difference = difference
        for index in lengths.indices.sorted(by: { (firmness[$0], -$0) < (firmness[$1], -$1) }) {
            let length = max(0, lengths[index] + difference)
            difference -= length - lengths[index]
            lengths[index] = length
            if difference == 0 {
                return
            }
        }
    }

    /// The place across the line.
    private func across(_ drawn: CGRect, _ size: CGSize, _ area: CGRect) -> (start: CGFloat, length: CGFloat) {
        let isVertical = axis == .vertical
        let start = isVertical ? area.minX : area.minY
        let length = isVertical ? area.width : area.height
        let own = isVertical ? drawn.width : drawn.height
        return switch alignment {
        case .fill: (start, length)
        case .leading, .firstBaseline: (start, own)
        case .trailing, .lastBaseline: (start + length - own, own)
        case .center: (start + (length - own) / 2, own)
        }
    }
}
