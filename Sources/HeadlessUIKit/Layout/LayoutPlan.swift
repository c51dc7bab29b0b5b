/// Where the subviews of a view are, for every size of the view: the equations of its constraints, solved.
///
/// What counts more comes first: constraints by their priority, then the sizes of contents, then the places and sizes as
/// they were drawn, which decide whatever the constraints leave open.
@MainActor
struct LayoutPlan {
    /// The conditions under which a plan holds.
    struct Key: Hashable {
        /// The constraints that do not count, by index.
        var inactive: [Int] = []
        /// What is added to the constants of some.
        var changes: [Int: Double] = [:]
        /// The inequalities that hold with equality, as nothing else keeps them.
        var limits: [Int] = []
    }

    private let values: [Affine]
    private let unknowns: LayoutUnknowns

    init(_ archive: LayoutArchive, _ key: Key) {
        unknowns = archive.unknowns
        let system = Self.solve(archive, key)
        values = (0..<archive.unknowns.count).map { unknown in
            system.value(of: unknown) ?? Affine(archive.drawnValue(of: unknown))
        }
    }

    func frame(_ index: Int, in size: CGSize) -> CGRect {
        CGRect(
            x: values[unknowns.x(index)].value(in: size), y: values[unknowns.y(index)].value(in: size),
            width: max(0, values[unknowns.width(index)].value(in: size)),
            height: max(0, values[unknowns.height(index)].value(in: size)))
    }

    /// The size of what scrolls; nil for other views.
    func contentSize(in size: CGSize) -> CGSize? {
        guard unknowns.isScrollView else { return nil }
        return CGSize(
            width: values[unknowns.contentWidth].value(in: size), height: values[unknowns.contentHeight].value(in: size))
    }

    /// How far the sides of a relation are apart.
    func difference(of relation: LayoutRelation, in size: CGSize) -> Double {
        unknowns.difference(of: relation)?.value({ values[$0].value(in: size) }, in: size) ?? 0
    }

    private static func solve(_ archive: LayoutArchive, _ key: Key) -> EquationSystem {
        let unknowns = archive.unknowns
        let inactive = Set(key.inactive)
        var candidates: [(priority: Double, expression: LayoutExpression)] = []
        for (index, entry) in archive.entries.enumerated() {
            guard !inactive.contains(index), entry.relation.relation == .equal || key.limits.contains(index) else { continue }
            var relation = entry.relation
            relation.constant += key.changes[index] ?? 0
            if let difference = unknowns.difference(of: relation) {
                candidates.append((relation.priority, difference))
            }
        }
        for (index, subview) in archive.subviews.enumerated() where subview.takesPart {
            for (unknown, priority) in [
                (unknowns.width(index), subview.firmness.width), (unknowns.height(index), subview.firmness.height),
                (unknowns.x(index), 0), (unknowns.y(index), 0),
            ] {
                candidates.append((priority, drawn(unknown, archive)))
            }
        }
        if unknowns.isScrollView {
            candidates.append((0, drawn(unknowns.contentWidth, archive)))
            candidates.append((0, drawn(unknowns.contentHeight, archive)))
        }
        var system = EquationSystem()
        for (_, candidate) in candidates.enumerated().sorted(by: {
            ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
        }) {
            system.add(candidate.expression)
        }
        return system
    }

    private static func drawn(_ unknown: Int, _ archive: LayoutArchive) -> LayoutExpression {
        var expression = LayoutExpression.unknown(unknown)
        expression.rest.constant = -archive.drawnValue(of: unknown)
        return expression
    }
}
