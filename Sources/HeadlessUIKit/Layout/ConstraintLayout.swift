import InterfaceBuilder

// Views are placed by the constraints of their document among a view and its own subviews. Constraints between views of
// different depth, and those that code makes, are kept, but place nothing.

extension UIView {
    /// Places the subviews as the document's constraints ask for in the size that the view has now.
    func layOutByConstraints() {
        guard let template, !subviews.isEmpty else { return }
        let archive = template.archive(LayoutArchive.self)
        guard !archive.entries.isEmpty else { return }
        let key = layoutKey(archive)
        if !isLaidOut, key == LayoutPlan.Key(), bounds.size == archive.size {
            return
        }
        isLaidOut = true
        let plan = settledPlan(archive, key)
        for (index, subview) in archivedSubviews(archive) where archive.subviews[index].takesPart {
            let frame = plan.frame(index, in: bounds.size)
            if subview.frame != frame, !subview.translatesAutoresizingMaskIntoConstraints {
                subview.frame = frame
            }
        }
        if let size = plan.contentSize(in: bounds.size) {
            (self as? UIScrollView)?.contentSize = size
        }
    }

    /// A plan that keeps the inequalities too, as far as a few attempts find one.
    private func settledPlan(_ archive: LayoutArchive, _ start: LayoutPlan.Key) -> LayoutPlan {
        var key = start
        var plan = archive.plan(key)
        for _ in 0..<8 {
            let broken = archive.entries.indices.filter { index in
                let entry = archive.entries[index]
                guard entry.relation.relation != .equal, !entry.isBroken, !key.inactive.contains(index),
                    !key.limits.contains(index)
                else { return false }
                var relation = entry.relation
                relation.constant += key.changes[index] ?? 0
                return relation.relation.isBroken(by: plan.difference(of: relation, in: bounds.size))
            }
            guard !broken.isEmpty else { break }
            key.limits += broken
            plan = archive.plan(key)
        }
        return plan
    }

    /// The subviews of the document by their index there.
    private func archivedSubviews(_ archive: LayoutArchive) -> [(Int, UIView)] {
        let templates = template?.subviews ?? []
        let indices = Dictionary(
            templates.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }, uniquingKeysWith: { first, _ in first })
        return subviews.compactMap { subview in
            guard let template = subview.template, let index = indices[ObjectIdentifier(template)] else { return nil }
            return (index, subview)
        }
    }

    // MARK: Conditions

    /// Which of the document's constraints count here and now, and what was done to their constants.
    private func layoutKey(_ archive: LayoutArchive) -> LayoutPlan.Key {
        var key = LayoutPlan.Key()
        let children = subviews.contains { !$0.heldConstraints.isEmpty || $0.variations != nil } ? archivedSubviews(archive) : []
        guard variations != nil || !heldConstraints.isEmpty || archive.isVaried || !children.isEmpty else { return key }
        let views = Dictionary(children, uniquingKeysWith: { first, _ in first })
        let traits = traitCollection
        for (index, entry) in archive.entries.enumerated() {
            guard let holder = entry.holder.map({ views[$0] }) ?? self else { continue }
            let made = entry.id.flatMap { id in holder.heldConstraints.first { $0.template?.objectID == id } }
            let isLeftOut = entry.id.map { holder.variations?.leavesOut(constraint: $0) ?? false } ?? false
            if !(made?.isActive ?? !isLeftOut) {
                key.inactive.append(index)
            } else {
                let constant = made.map { Double($0.constant) } ?? entry.constant(for: traits)
                if constant != entry.archivedConstant {
                    key.changes[index] = constant - entry.archivedConstant
                }
            }
        }
        return key
    }
}

extension LayoutArchive.Entry {
    @MainActor
    fileprivate func constant(for traits: UITraitCollection) -> Double {
        guard let text = varied?.attribute("constant", for: traits.documentNames) else { return archivedConstant }
        return Double(text) ?? archivedConstant
    }
}
