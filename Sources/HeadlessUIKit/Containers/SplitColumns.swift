/// What a split view controller knows of its columns.
struct SplitState {
    /// What each column was given, or the navigation controller around it.
    var assigned: [UISplitViewController.Column: UIViewController] = [:]
    /// The columns whose navigation controller the split view controller made itself.
    var wrapped: Set<UISplitViewController.Column> = []
    var displayMode = UISplitViewController.DisplayMode.automatic
    var isCollapsed = false
    /// The column that is alone on screen when collapsed.
    var collapsedColumn = UISplitViewController.Column.primary
    /// The columns that were put on the primary one when it collapsed.
    var merged: [UISplitViewController.Column] = []
    /// The secondary controller that there was before collapsing.
    var formerSecondary: UIViewController?
    /// Whether the columns have been arranged for a first time.
    var isSettled = false
    var displayModeButtonItem: UIBarButtonItem?
}

extension UISplitViewController {
    static let columnOrder: [Column] = [.primary, .supplementary, .secondary]

    /// The columns on screen, in order.
    var shownColumns: [UIViewController] {
        split.isCollapsed
            ? split.assigned[split.collapsedColumn].map { [$0] } ?? []
            : visibleColumns(in: effectiveDisplayMode).compactMap { split.assigned[$0] }
    }

    var listedColumns: [UIViewController] {
        split.isCollapsed ? shownColumns : Self.columnOrder.compactMap { split.assigned[$0] }
    }

    // MARK: Assigning

    func setColumns(_ controllers: [UIViewController]) throws(UIKitException) {
        let columns: [Column] = style == .tripleColumn ? Self.columnOrder : [.primary, .secondary]
        try rearrange(animated: false) { () throws(UIKitException) in
            split.assigned = [:]
            split.wrapped = []
            for (column, controller) in zip(columns, controllers) {
                split.assigned[column] = controller
            }
            split.formerSecondary = nil
        }
    }

    func assign(_ controller: UIViewController?, to column: Column) throws(UIKitException) {
        if UnconfirmedContainers.setsCompactColumnOnce, column == .compact, split.assigned[.compact] != nil,
            controller != nil
        {
            return
        }
        guard style != .unspecified, column != .compact, let controller, !(controller is UINavigationController) else {
            return try replace(column, with: controller)
        }
        if split.wrapped.contains(column), let wrapper = split.assigned[column] as? UINavigationController {
            try wrapper.push(controller, animated: wrapper.appearance.phase == .appeared)
        } else {
            try replace(column, with: UINavigationController(rootViewController: controller))
            split.wrapped.insert(column)
        }
    }

    private func replace(_ column: Column, with controller: UIViewController?) throws(UIKitException) {
        split.wrapped.remove(column)
        let former = split.assigned[column]
        guard former !== controller else { return }
        try rearrange(animated: false) { () throws(UIKitException) in
            split.assigned[column] = controller
            try replaceMerged(column, former, with: controller)
        }
    }

    // MARK: Arranging

    /// Changes which columns there are or are shown, and takes their views and children along.
    func rearrange(
        animated: Bool, _ change: () throws(UIKitException) -> Void
    ) throws(UIKitException) {
        let old = shownColumns
        try change()
        let new = shownColumns
        let own = ownChildren
        let leaving = children.filter { child in !own.contains { $0 === child } }
        for child in leaving {
            child.tellWillMove(to: nil)
        }
        let joining = own.filter { $0.parent !== self }
        for child in joining {
            add(child: child)
        }
        try Headless.propagate()
        let going = old.filter { column in
            // One that was put on another column stays on screen with that.
            !new.contains { $0 === column } && (column.parent === self || column.parent == nil)
        }
        let coming = new.filter { column in !old.contains { $0 === column } }
        let isOnScreen = appearance.phase == .appeared
        try take(going, .willDisappear, animated: animated)
        try take(coming, .willAppear, animated: animated)
        placeColumns()
        try take(coming, .isAppearing, animated: animated)
        if isOnScreen {
            viewIfLoaded?.layoutIfNeeded()
        }
        let transition = Transition(from: going.first, to: coming.first, isAnimated: animated)
        let end: (Bool) throws(UIKitException) -> Void = { [self] _ throws(UIKitException) in
            for column in going {
                column.viewIfLoaded?.removeFromSuperview()
            }
            try take(going, .didDisappear, animated: animated)
            try take(coming, .didAppear, animated: animated)
            for child in joining {
                child.tellDidMove(to: self)
            }
            for child in leaving {
                child.viewIfLoaded?.removeFromSuperview()
                child.leaveParent()
            }
            try Headless.propagate()
        }
        if isOnScreen, !going.isEmpty || !coming.isEmpty {
            try transition.run(end)
        } else {
            try end(true)
        }
    }

    /// The columns that are children: all but those that were put on another.
    private var ownChildren: [UIViewController] {
        let merged = split.merged.compactMap { split.assigned[$0] }
        let stack = (split.assigned[.primary] as? UINavigationController)?.viewControllers ?? []
        let columns: [Column] = [.primary, .supplementary, .secondary, .compact]
        return columns.compactMap { split.assigned[$0] }.filter { column in
            !(merged.contains { $0 === column } && stack.contains { $0 === column })
        }
    }

    /// Puts the views of the shown columns in their places.
    func placeColumns() {
        guard let view = viewIfLoaded else { return }
        for column in shownColumns {
            if let content = column.view, content.superview !== view {
                view.addSubview(content)
            }
        }
        // What lies over the secondary column is in front of it.
        for column in shownColumns.dropLast() {
            column.viewIfLoaded.map(view.bringSubviewToFront)
        }
        layoutColumns()
    }

    fileprivate func layoutColumns() {
        let shown = shownColumns
        for (column, frame) in zip(shown, columnFrames(shown.count)) {
            column.viewIfLoaded?.frame = frame
        }
    }
}

/// Gives the columns their places whenever the container changes its size.
final class SplitContainerView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (viewController as? UISplitViewController)?.layoutColumns()
    }
}
