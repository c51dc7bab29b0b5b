extension UIPresentationController {
    /// Where the presented view lies, in the container's coordinates.
    var standardFrame: CGRect {
        let bounds = container?.bounds ?? .zero
        switch effectiveStyle {
        case .popover: return popoverFrame(in: bounds)
        case .pageSheet, .formSheet: return sheetFrame(in: bounds)
        default: return bounds
        }
    }

    private func sheetFrame(in bounds: CGRect) -> CGRect {
        let isCompact = windowTraits.horizontalSizeClass == .compact
        if isCompact || sheet?.height(in: bounds) != nil {
            let top = min(UnconfirmedPresentation.sheetTopInset, bounds.height)
            let height = sheet?.height(in: bounds) ?? bounds.height - top
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        let isForm = effectiveStyle == .formSheet
        return centered(
            isForm ? UnconfirmedPresentation.formSheetSize : UnconfirmedPresentation.pageSheetSize, in: bounds,
            prefersContentSize: isForm)
    }

    func centered(_ size: CGSize, in bounds: CGRect, prefersContentSize: Bool) -> CGRect {
        let preferred = prefersContentSize ? preferredContentSize : .zero
        let width = min(preferred.width > 0 ? preferred.width : size.width, bounds.width)
        let height = min(preferred.height > 0 ? preferred.height : size.height, bounds.height)
        return CGRect(
            x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// Beside the anchor: below it where there is room, else above, and within the bounds in any case.
    private func popoverFrame(in bounds: CGRect) -> CGRect {
        let size = centered(UnconfirmedPresentation.popoverSize, in: bounds, prefersContentSize: true).size
        guard let anchor = (self as? UIPopoverPresentationController)?.anchor(in: container) else {
            return CGRect(x: bounds.maxX - size.width, y: 0, width: size.width, height: size.height)
        }
        let below = anchor.maxY + size.height <= bounds.maxY
        let x = min(max(bounds.minX, anchor.midX - size.width / 2), bounds.maxX - size.width)
        let y = below ? anchor.maxY : max(bounds.minY, anchor.minY - size.height)
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    /// What holds the settings of a sheet: the presentation itself, or what it adapts to.
    var sheet: UISheetPresentationController? {
        self as? UISheetPresentationController
            ?? (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    }

    // MARK: Touches

    /// A view behind the presentation that a touch beside the presented view goes to.
    func viewBehind(at point: CGPoint, of container: UIView, with event: UIEvent?) -> UIView? {
        for view in touchableViews where view.window === container.window {
            if let hit = view.hitTest(view.convert(point, from: container), with: event) {
                return hit
            }
            // The bar of a controller lets touches through, but keeps them from what closes the presentation.
            if view is any ButtonBar, view.point(inside: view.convert(point, from: container), with: event) {
                return view
            }
        }
        return nil
    }

    /// Whether a user can touch a view behind the presentation, where nothing else lies over it.
    func givesTouches(to view: UIView) -> Bool {
        letsTouchesThrough || touchableViews.contains { view.isDescendant(of: $0) }
    }

    private var touchableViews: [UIView] {
        switch self {
        case let popover as UIPopoverPresentationController where effectiveStyle == .popover:
            popover.passthroughViews ?? []
        case let search as SearchPresentationController:
            search.searchController.map { [$0.searchBar] } ?? []
        default:
            []
        }
    }

    /// Whether touches beside the presented view go to what lies behind.
    var letsTouchesThrough: Bool {
        if let search = self as? SearchPresentationController {
            return search.searchController?.obscuresBackgroundDuringPresentation != true
        }
        return effectiveStyle.isSheet && sheet?.isUndimmed == true
    }
}
