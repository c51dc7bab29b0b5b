import InterfaceBuilder

/// What a split view controller reads from its element.
@MainActor
final class SplitViewControllerArchive: Archive {
    private let controller: SplitViewController
    private let columnIDs: [(UISplitViewController.Column, String)]
    private let displayMode: UISplitViewController.DisplayMode
    private let behavior: UISplitViewController.SplitBehavior

    init(_ element: Element) {
        controller = SplitViewController(element)
        let segues: [(UISplitViewController.Column, Segue?)] = [
            (.primary, controller.masterSegue), (.supplementary, controller.supplementarySegue),
            (.secondary, controller.detailSegue), (.compact, controller.compactSegue),
        ]
        columnIDs = segues.compactMap { column, segue in segue?.destinationID.map { (column, $0) } }
        displayMode = controller.preferredDisplayMode.flatMap { Self.displayModes[$0] } ?? .automatic
        behavior = controller.behavior.flatMap { Self.behaviors[$0] } ?? .automatic
    }

    var style: UISplitViewController.Style {
        guard controller.isColumnStyle else { return .unspecified }
        return controller.supplementarySegue == nil ? .doubleColumn : .tripleColumn
    }

    // Only `beside` has been seen in documents.
    private static let displayModes: [String: UISplitViewController.DisplayMode] = [
        "beside": .oneBesideSecondary, "allVisible": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
        "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly, "over": .oneOverSecondary,
        "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
        "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
        "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]

    private static let behaviors: [String: UISplitViewController.SplitBehavior] = [
        "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]

    func apply(to target: UISplitViewController, from nib: NibDecoder) {
        target.preferredDisplayMode = displayMode
        target.preferredSplitBehavior = behavior
        target.presentsWithGesture = controller.presentsWithGesture
        target.primaryBackgroundStyle = controller.primaryBackgroundStyle == "sidebar" ? .sidebar : .none
        target.minimumPrimaryColumnWidth = dimension(controller.minimumPrimaryColumnWidth)
        target.maximumPrimaryColumnWidth = dimension(controller.maximumPrimaryColumnWidth)
        target.preferredPrimaryColumnWidthFraction = dimension(controller.preferredPrimaryColumnWidthFraction)
        do throws(UIKitException) {
            for (column, id) in columnIDs {
                try target.assign(nib.related(id), to: column)
            }
        } catch {
            nib.context.fail(error)
        }
    }

    private func dimension(_ value: Double?) -> CGFloat {
        value.map { CGFloat($0) } ?? UISplitViewController.automaticDimension
    }
}
