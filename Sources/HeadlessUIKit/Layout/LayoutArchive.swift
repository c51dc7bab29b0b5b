import InterfaceBuilder

/// How a view's document lays its subviews out: their frames as they were drawn, and the constraints among them.
///
/// A constraint that held when the document was drawn holds for the drawn frames; so what it demands, whatever margins,
/// safe areas and sizes of content are in it, is what the frames say. Another size only adds to that.
@MainActor
final class LayoutArchive: Archive {
    struct Subview {
        let frame: CGRect
        /// Whether constraints place it.
        let takesPart: Bool
        /// How strongly it keeps its width and height; little for views whose content has no size of its own.
        let firmness: (width: Double, height: Double)
    }

    struct Entry {
        var relation: LayoutRelation
        let id: String?
        /// The index of the subview that holds it; nil for the container itself.
        let holder: Int?
        /// The constant of the document as it stands there.
        let archivedConstant: Double
        /// Whether it did not hold for the frames as they were drawn, though it need not hold with equality.
        let isBroken: Bool
        /// The constraint's element, where its constant is not the same everywhere.
        let varied: Constraint?
    }

    let size: CGSize
    let subviews: [Subview]
    private(set) var entries: [Entry] = []
    /// Whether the constant of some constraint is not the same everywhere.
    private(set) var isVaried = false
    let unknowns: LayoutUnknowns
    private var plans: [LayoutPlan.Key: LayoutPlan] = [:]

    init(_ element: Element) {
        let view = View(element)
        let children = element.child("subviews").map { Array($0.children) } ?? []
        size = view.frame.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        subviews = children.map(Self.subview)
        unknowns = LayoutUnknowns(subviewCount: children.count, isScrollView: element.name == "scrollView")
        guard view.frame != nil, children.count <= Self.mostSubviews, !Self.ownLayout.contains(element.name) else { return }
        readEntries(view, children)
    }

    /// Views with more subviews than anybody draws keep them where they are.
    private static let mostSubviews = 100
    /// Kinds of views that place their subviews themselves.
    private static let ownLayout: Set = ["stackView", "tableView", "collectionView"]
    /// Kinds of views whose content has a size of its own.
    private static let sized: Set = [
        "label", "button", "imageView", "textField", "switch", "slider", "stepper", "segmentedControl", "pageControl",
        "activityIndicatorView", "progressView", "searchBar", "datePicker", "pickerView", "toolbar", "navigationBar",
        "tabBar",
    ]

    private static func subview(_ element: Element) -> Subview {
        let view = View(element)
        let isSized = sized.contains(element.name)
        return Subview(
            frame: view.frame.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } ?? .zero,
            takesPart: !view.translatesAutoresizingMaskIntoConstraints && view.frame != nil,
            firmness: isSized ? (view.horizontalHuggingPriority, view.verticalHuggingPriority) : (1, 1))
    }

    // MARK: Entries

    private func readEntries(_ view: View, _ children: [Element]) {
        let items = Self.items(of: view, children)
        let always = view.uninstalledIDs(in: "constraints", for: [:])
        for constraint in view.constraints {
            add(constraint, items, owner: .container, holder: nil, isDrawn: !isLeftOut(constraint, always))
        }
        for (index, child) in children.enumerated() where subviews[index].takesPart {
            let always = View(child).uninstalledIDs(in: "constraints", for: [:])
            for constraint in View(child).constraints where constraint.speaksOnly(of: child) {
                add(constraint, items, owner: .subview(index), holder: index, isDrawn: !isLeftOut(constraint, always))
            }
        }
    }

    private func isLeftOut(_ constraint: Constraint, _ ids: Set<String>) -> Bool {
        constraint.objectID.map(ids.contains) ?? false
    }

    private func add(
        _ constraint: Constraint, _ items: [String: LayoutItem], owner: LayoutItem, holder: Int?, isDrawn: Bool
    ) {
        let archive = ConstraintArchive(constraint.element)
        guard !constraint.isPlaceholder, let first = constraint.firstItemID.map({ items[$0] }) ?? owner else { return }
        var second: LayoutItem?
        if constraint.secondAttribute != nil {
            guard let item = constraint.secondItemID.map({ items[$0] }) ?? owner else { return }
            second = item
        }
        var relation = LayoutRelation(
            first: first, firstAttribute: archive.firstAttribute, second: second,
            secondAttribute: archive.secondAttribute, multiplier: archive.multiplier, relation: archive.relation,
            priority: Double(archive.priority), constant: archive.constant)
        guard [first, second].allSatisfy(isPlaceable), let difference = unknowns.difference(of: relation) else { return }
        let drawn = difference.value({ drawnValue(of: $0) }, in: size)
        if relation.relation == .equal, isDrawn {
            relation.constant += drawn
        }
        isVaried = isVaried || !constraint.variations.isEmpty
        entries.append(
            Entry(
                relation: relation, id: constraint.objectID, holder: holder, archivedConstant: archive.constant,
                isBroken: isDrawn && relation.relation.isBroken(by: drawn),
                varied: constraint.variations.isEmpty ? nil : constraint))
    }

    private func isPlaceable(_ item: LayoutItem?) -> Bool {
        if case .subview(let index) = item {
            return subviews[index].takesPart
        }
        return true
    }

    /// What an unknown was when the document was drawn.
    func drawnValue(of unknown: Int) -> Double {
        guard unknown < subviews.count * 4 else {
            let extent = subviews.reduce(CGRect.zero) { $0.union($1.frame) }
            return unknown == unknowns.contentWidth ? extent.maxX : extent.maxY
        }
        let frame = subviews[unknown / 4].frame
        return switch unknown % 4 {
        case 0: frame.minX
        case 1: frame.width
        case 2: frame.minY
        default: frame.height
        }
    }

    /// What the ids of a document stand for here.
    private static func items(of view: View, _ children: [Element]) -> [String: LayoutItem] {
        var items: [String: LayoutItem] = [:]
        if let id = view.objectID {
            items[id] = .container
        }
        for guide in view.layoutGuides {
            guard let id = guide.objectID else { continue }
            switch guide.kind {
            case .contentLayoutGuide: items[id] = .content
            case .keyboard: items[id] = .line(Affine(height: 1))
            // The visible part of a scroll view moves along what scrolls.
            case .frameLayoutGuide: items[id] = nil
            default: items[id] = .container
            }
        }
        for guide in view.element.parent?.child("layoutGuides")?.children.map(LayoutGuide.init) ?? [] {
            if let id = guide.objectID {
                items[id] = .line(guide.kind == .bottom ? Affine(height: 1) : Affine())
            }
        }
        for (index, child) in children.enumerated() {
            let inner = View(child)
            for id in [inner.objectID, inner.safeAreaLayoutGuide?.objectID] {
                if let id {
                    items[id] = .subview(index)
                }
            }
        }
        return items
    }

    // MARK: Plans

    /// The layout under some conditions, worked out once.
    func plan(_ key: LayoutPlan.Key) -> LayoutPlan {
        if let plan = plans[key] {
            return plan
        }
        let plan = LayoutPlan(self, key)
        // What the app's code sets may be different each time.
        if plans.count < Self.mostPlans {
            plans[key] = plan
        }
        return plan
    }

    private static let mostPlans = 64
}

extension Constraint {
    /// Whether it sets the size of the view that holds it.
    fileprivate func speaksOnly(of view: Element) -> Bool {
        [firstItemID, secondItemID].allSatisfy { $0 == nil || $0 == view["id"] }
    }
}

extension NSLayoutConstraint.Relation {
    /// Whether the two sides differ as they must not.
    func isBroken(by difference: Double) -> Bool {
        switch self {
        case .equal: false
        case .lessThanOrEqual: difference > 0.5
        case .greaterThanOrEqual: difference < -0.5
        }
    }
}
