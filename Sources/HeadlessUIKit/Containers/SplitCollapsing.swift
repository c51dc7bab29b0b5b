extension UISplitViewController {
    /// Collapses or expands for the width there is, before the columns appear for the first time or again.
    func settleColumns() throws(UIKitException) {
        guard !split.isSettled else { return try adaptColumns() }
        split.isSettled = true
        if wantsCollapse {
            try collapse()
        } else {
            split.displayMode = effectiveDisplayMode
            try tellColumns(coming: visibleColumns(in: split.displayMode), going: [])
        }
    }

    func adaptColumns() throws(UIKitException) {
        guard split.isSettled else { return }
        switch (wantsCollapse, split.isCollapsed) {
        case (true, false): try collapse()
        case (false, true): try expand()
        case (true, true): placeColumns()
        case (false, false): try adaptDisplayMode()
        }
    }

    private var wantsCollapse: Bool { traitCollection.horizontalSizeClass == .compact }

    // MARK: Collapsing

    private func collapse() throws(UIKitException) {
        if style == .unspecified {
            try rearrange(animated: false) { () throws(UIKitException) in try collapsePair() }
        } else {
            try rearrange(animated: false) { () throws(UIKitException) in try collapseColumns() }
            try tell("splitViewControllerDidCollapse(_:)") { $0.splitViewControllerDidCollapse(self) }
        }
    }

    private func collapsePair() throws(UIKitException) {
        var primary = split.assigned[.primary]
        try tell("primaryViewController(forCollapsing:)") {
            primary = $0.primaryViewController(forCollapsing: self) ?? primary
        }
        let secondary = split.assigned[.secondary]
        split.formerSecondary = secondary
        split.isCollapsed = true
        split.collapsedColumn = .primary
        split.assigned = primary.map { [.primary: $0] } ?? [:]
        guard let primary, let secondary, primary !== secondary else { return }
        var isHandled = false
        try tell("splitViewController(_:collapseSecondary:onto:)") {
            isHandled = $0.splitViewController(self, collapseSecondary: secondary, onto: primary)
        }
        if !isHandled {
            primary.collapseSecondaryViewController(secondary, for: self)
            try Headless.propagate()
        }
    }

    private func collapseColumns() throws(UIKitException) {
        let proposed: Column = split.assigned[.compact] != nil ? .compact : .secondary
        var top = proposed
        try tell("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") {
            top = $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        }
        try tellColumns(coming: [top], going: [])
        split.isCollapsed = true
        split.collapsedColumn = top == .compact && split.assigned[.compact] != nil ? .compact : .primary
        if split.collapsedColumn == .primary {
            try merge(upTo: top)
        }
    }

    /// Puts the columns after the primary one on it.
    private func merge(upTo top: Column) throws(UIKitException) {
        for column in Self.columnOrder.dropFirst() where column.rawValue <= top.rawValue {
            guard let controller = split.assigned[column], let primary = split.assigned[.primary],
                !split.merged.contains(column)
            else { continue }
            split.merged.append(column)
            primary.collapseSecondaryViewController(controller, for: self)
            try Headless.propagate()
        }
    }

    // MARK: Expanding

    private func expand() throws(UIKitException) {
        if style == .unspecified {
            try rearrange(animated: false) { () throws(UIKitException) in try expandPair() }
        } else {
            try rearrange(animated: false) { () throws(UIKitException) in try expandColumns() }
            try tell("splitViewControllerDidExpand(_:)") { $0.splitViewControllerDidExpand(self) }
        }
    }

    private func expandPair() throws(UIKitException) {
        var primary = split.assigned[.primary]
        try tell("primaryViewController(forExpanding:)") {
            primary = $0.primaryViewController(forExpanding: self) ?? primary
        }
        var secondary: UIViewController?
        if let primary {
            try tell("splitViewController(_:separateSecondaryFrom:)") {
                secondary = $0.splitViewController(self, separateSecondaryFrom: primary)
            }
            if secondary == nil {
                secondary = primary.separateSecondaryViewController(for: self)
                try Headless.propagate()
            }
        }
        split.isCollapsed = false
        split.displayMode = .automatic
        split.assigned[.primary] = primary
        split.assigned[.secondary] = secondary ?? split.formerSecondary
        split.formerSecondary = nil
        split.displayMode = effectiveDisplayMode
    }

    private func expandColumns() throws(UIKitException) {
        split.isCollapsed = false
        split.displayMode = .automatic
        var mode = effectiveDisplayMode
        let proposed = mode
        try tell("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)") {
            mode = $0.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        }
        try takeMergedOff(Set(split.merged))
        try tellColumns(coming: visibleColumns(in: mode), going: [])
        split.displayMode = mode
    }

    // MARK: While collapsed

    private var stack: UINavigationController? { split.assigned[.primary] as? UINavigationController }

    private func takeMergedOff(_ columns: Set<Column>) throws(UIKitException) {
        guard let stack else { return split.merged.removeAll { columns.contains($0) } }
        let leaving = columns.compactMap { split.assigned[$0] }
        let left = stack.viewControllers.filter { entry in !leaving.contains { $0 === entry } }
        if left.count < stack.viewControllers.count {
            stack.setViewControllers(left, animated: false)
            try Headless.propagate()
        }
        split.merged.removeAll { columns.contains($0) }
    }

    /// The new content of a column takes the place of the former one where that was put on the primary column.
    func replaceMerged(
        _ column: Column, _ former: UIViewController?, with controller: UIViewController?
    ) throws(UIKitException) {
        guard split.isCollapsed, split.merged.contains(column), let stack, let former,
            stack.viewControllers.contains(where: { $0 === former })
        else { return }
        stack.setViewControllers(stack.viewControllers.filter { $0 !== former }, animated: false)
        split.merged.removeAll { $0 == column }
        if controller != nil {
            try merge(upTo: column)
        }
    }

    func revealCollapsed(_ column: Column) throws(UIKitException) {
        guard split.collapsedColumn == .primary, column != .compact else { return }
        try tellColumns(coming: [column], going: [])
        try rearrange(animated: true) { () throws(UIKitException) in
            let above = Set(split.merged.filter { $0.rawValue > column.rawValue || !isOnStack($0) })
            try takeMergedOff(above)
            try merge(upTo: column)
        }
    }

    func concealCollapsed(_ column: Column) throws(UIKitException) {
        guard split.merged.contains(column) else { return }
        try tellColumns(coming: [], going: [column])
        try rearrange(animated: true) { () throws(UIKitException) in
            try takeMergedOff(Set(split.merged.filter { $0.rawValue >= column.rawValue }))
        }
    }

    /// A user may have gone back from a column that was put on the primary one.
    private func isOnStack(_ column: Column) -> Bool {
        guard let controller = split.assigned[column], let stack else { return false }
        return stack.viewControllers.contains { $0 === controller }
    }

    // MARK: Showing controllers

    func showSecondary(_ controller: UIViewController, sender: Any?) throws(UIKitException) {
        var isHandled = false
        try tell("splitViewController(_:showDetail:sender:)") {
            isHandled = $0.splitViewController(self, showDetail: controller, sender: sender)
        }
        guard !isHandled else { return }
        if split.isCollapsed {
            try showCollapsed(controller)
        } else {
            split.wrapped.remove(.secondary)
            try assign(controller, to: .secondary)
        }
    }

    func showPrimary(_ controller: UIViewController, sender: Any?) throws(UIKitException) {
        var isHandled = false
        try tell("splitViewController(_:show:sender:)") {
            isHandled = $0.splitViewController(self, show: controller, sender: sender)
        }
        guard !isHandled else { return }
        if split.isCollapsed {
            try showCollapsed(controller)
        } else {
            split.wrapped.remove(.primary)
            try assign(controller, to: .primary)
        }
    }

    /// A navigation controller takes what is shown, even another navigation controller; anything else presents it.
    private func showCollapsed(_ controller: UIViewController) throws(UIKitException) {
        if let stack = split.assigned[split.collapsedColumn] as? UINavigationController {
            try stack.push(controller, animated: true, allowsContainers: true)
        } else {
            try presentThrowing(controller, animated: true, completion: nil)
        }
    }
}
