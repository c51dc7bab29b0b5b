import InterfaceBuilder

/// What a constraint may speak of, seen from the view in which it lays views out.
enum LayoutItem: Hashable, Sendable {
    case container
    /// What scrolls in a scroll view.
    case content
    /// A line across the container, such as the upper edge of what a bar leaves free.
    case line(Affine)
    /// A subview, by its index.
    case subview(Int)
}

/// A constraint among a container and its subviews.
struct LayoutRelation: Sendable {
    let first: LayoutItem
    let firstAttribute: NSLayoutConstraint.Attribute
    /// Nil for a constraint that sets a size.
    let second: LayoutItem?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: Double
    let relation: NSLayoutConstraint.Relation
    var priority: Double
    var constant: Double
}

/// The unknowns of a container's layout: place and size of each subview, and the size of what scrolls.
struct LayoutUnknowns: Sendable {
    let subviewCount: Int
    let isScrollView: Bool

    func x(_ index: Int) -> Int { index * 4 }
    func width(_ index: Int) -> Int { index * 4 + 1 }
    func y(_ index: Int) -> Int { index * 4 + 2 }
    func height(_ index: Int) -> Int { index * 4 + 3 }
    var contentWidth: Int { subviewCount * 4 }
    var contentHeight: Int { subviewCount * 4 + 1 }
    var count: Int { subviewCount * 4 + (isScrollView ? 2 : 0) }

    /// What is 0 where a relation holds with equality; nil for attributes that have no such sum.
    func difference(of relation: LayoutRelation) -> LayoutExpression? {
        guard var difference = expression(relation.first, relation.firstAttribute) else { return nil }
        if let second = relation.second {
            guard let other = expression(second, relation.secondAttribute) else { return nil }
            difference.add(other, times: -relation.multiplier)
        }
        difference.rest.constant -= relation.constant
        return difference
    }

    private func expression(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> LayoutExpression? {
        switch item {
        case .line(let place):
            return attribute.isVertical ? .known(place) : nil
        case .subview(let index):
            return attribute.expression(
                start: .unknown(attribute.isVertical ? y(index) : x(index)),
                length: .unknown(attribute.isVertical ? height(index) : width(index)))
        case .container:
            // The edges of a scroll view are those of its content, its size is its own.
            if isScrollView, attribute != .width, attribute != .height {
                return expression(.content, attribute)
            }
            let length = attribute.isVertical ? Affine(height: 1) : Affine(width: 1)
            return attribute.expression(start: .known(Affine()), length: .known(length))
        case .content:
            guard isScrollView else { return expression(.container, attribute) }
            return attribute.expression(
                start: .known(Affine()), length: .unknown(attribute.isVertical ? contentHeight : contentWidth))
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            true
        default: false
        }
    }

    /// The margins are taken for the edges, and baselines for the lower or upper edge.
    fileprivate func expression(start: LayoutExpression, length: LayoutExpression) -> LayoutExpression? {
        var sum = start
        switch self {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline:
            return sum
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline:
            sum.add(length)
            return sum
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
            sum.add(length, times: 0.5)
            return sum
        case .width, .height:
            return length
        case .notAnAttribute:
            return nil
        }
    }
}
