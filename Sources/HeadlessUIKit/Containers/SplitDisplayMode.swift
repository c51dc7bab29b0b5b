extension UISplitViewController {
    /// The display mode in force, or what it will be.
    var effectiveDisplayMode: DisplayMode {
        split.displayMode == .automatic ? standardDisplayMode : split.displayMode
    }

    /// The columns that a display mode shows.
    func visibleColumns(in mode: DisplayMode) -> [Column] {
        let isTriple = style == .tripleColumn
        return switch mode {
        case .automatic, .secondaryOnly: [.secondary]
        case .oneBesideSecondary, .oneOverSecondary: [isTriple ? .supplementary : .primary, .secondary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            isTriple ? Self.columnOrder : [.primary, .secondary]
        }
    }

    /// What is preferred, else one column beside the secondary one where the container is wider than high.
    private var standardDisplayMode: DisplayMode {
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        return isWide ? .oneBesideSecondary : .secondaryOnly
    }

    private var isWide: Bool {
        let size = (viewIfLoaded?.window?.bounds ?? UIScreen.main.bounds).size
        return size.width > size.height
    }

    var effectiveBehavior: SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        return isWide ? .tile : style == .tripleColumn ? .displace : .overlay
    }

    /// Takes the standard display mode on, as after a change of size.
    func adaptDisplayMode() throws(UIKitException) {
        guard split.isSettled, !split.isCollapsed else { return }
        try change(to: standardDisplayMode, animated: false)
    }

    func change(to mode: DisplayMode, animated: Bool) throws(UIKitException) {
        guard mode != split.displayMode else { return placeColumns() }
        let old = visibleColumns(in: effectiveDisplayMode)
        let new = visibleColumns(in: mode)
        try tell("splitViewController(_:willChangeTo:)") { $0.splitViewController(self, willChangeTo: mode) }
        try rearrange(animated: animated) { () throws(UIKitException) in
            try tellColumns(coming: new.filter { !old.contains($0) }, going: old.filter { !new.contains($0) })
            split.displayMode = mode
        }
    }

    // MARK: Showing and hiding columns

    func reveal(_ column: Column) throws(UIKitException) {
        guard split.assigned[column] != nil else { return }
        if split.isCollapsed {
            return try revealCollapsed(column)
        }
        guard !visibleColumns(in: effectiveDisplayMode).contains(column), column != .compact else { return }
        let isSecond = style == .tripleColumn && column == .primary
        switch effectiveBehavior {
        case .tile: try change(to: isSecond ? .twoBesideSecondary : .oneBesideSecondary, animated: true)
        case .displace: try change(to: isSecond ? .twoDisplaceSecondary : .oneBesideSecondary, animated: true)
        case .overlay, .automatic: try change(to: isSecond ? .twoOverSecondary : .oneOverSecondary, animated: true)
        }
    }

    func conceal(_ column: Column) throws(UIKitException) {
        if split.isCollapsed {
            return try concealCollapsed(column)
        }
        let mode = effectiveDisplayMode
        guard visibleColumns(in: mode).contains(column), column != .secondary else { return }
        guard style == .tripleColumn, column == .primary else { return try change(to: .secondaryOnly, animated: true) }
        try change(to: mode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary, animated: true)
    }

    var madeDisplayModeButtonItem: UIBarButtonItem {
        if let item = split.displayModeButtonItem {
            return item
        }
        let item = UIBarButtonItem()
        item.ownAction = { [weak self] in
            Headless.shell { () throws(UIKitException) in try self?.toggleDisplayMode() }
        }
        split.displayModeButtonItem = item
        return item
    }

    private func toggleDisplayMode() throws(UIKitException) {
        var target = DisplayMode.automatic
        try tell("targetDisplayModeForAction(in:)") { target = $0.targetDisplayModeForAction(in: self) }
        if target != .automatic {
            try change(to: target, animated: true)
        } else if effectiveDisplayMode == .secondaryOnly {
            try reveal(style == .tripleColumn ? .supplementary : .primary)
        } else {
            try change(to: .secondaryOnly, animated: true)
        }
    }

    // MARK: Geometry

    var resolvedPrimaryWidth: CGFloat {
        let whole = (viewIfLoaded?.bounds ?? UIScreen.main.bounds).width
        var width = UnconfirmedContainers.primaryColumnWidth
        if preferredPrimaryColumnWidth >= 0 {
            width = preferredPrimaryColumnWidth
        } else if preferredPrimaryColumnWidthFraction >= 0 {
            width = whole * preferredPrimaryColumnWidthFraction
        }
        if maximumPrimaryColumnWidth >= 0 {
            width = min(width, maximumPrimaryColumnWidth)
        }
        if minimumPrimaryColumnWidth >= 0 {
            width = max(width, minimumPrimaryColumnWidth)
        }
        return min(width, whole)
    }

    /// The frames of the columns on screen: the last has what the others leave, or everything if they lie over it.
    func columnFrames(_ count: Int) -> [CGRect] {
        guard let bounds = viewIfLoaded?.bounds, count > 1 else { return viewIfLoaded.map { [$0.bounds] } ?? [] }
        let width = min(resolvedPrimaryWidth, bounds.width / CGFloat(count))
        var frames: [CGRect] = (0..<count - 1).map {
            CGRect(x: CGFloat($0) * width, y: 0, width: width, height: bounds.height)
        }
        let isOver = effectiveDisplayMode == .oneOverSecondary || effectiveDisplayMode == .twoOverSecondary
        let taken = isOver ? 0 : width * CGFloat(count - 1)
        frames.append(CGRect(x: taken, y: 0, width: bounds.width - taken, height: bounds.height))
        return frames
    }

    // MARK: Delegate

    /// Calls a member of the delegate.
    func tell(_ member: String, _ call: (any UISplitViewControllerDelegate) -> Void) throws(UIKitException) {
        guard let delegate else { return }
        Headless.note(delegate, member)
        call(delegate)
        try Headless.propagate()
    }

    /// Tells the delegate which columns come and go; containers without a style do not.
    func tellColumns(coming: [Column], going: [Column]) throws(UIKitException) {
        guard style != .unspecified else { return }
        for column in going where split.assigned[column] != nil {
            try tell("splitViewController(_:willHide:)") { $0.splitViewController(self, willHide: column) }
        }
        for column in coming where split.assigned[column] != nil {
            try tell("splitViewController(_:willShow:)") { $0.splitViewController(self, willShow: column) }
        }
    }
}
