/// Manages a presentation in a sheet.
@MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests, from the lowest.
    open var detents: [Detent] = [.large()]
    /// The detent at which the sheet rests; nil for the first.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The largest detent at which what lies behind is not dimmed and takes touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?
    open var sourceView: UIView?

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        style = .pageSheet
        effectiveStyle = .pageSheet
    }

    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if traitCollection.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight {
            return UnconfirmedPresentation.compactHeightStyle
        }
        guard style == .formSheet, traitCollection.horizontalSizeClass == .compact else { return .none }
        return UnconfirmedPresentation.compactStyle
    }

    /// Lets changes of the sheet's settings take place in motion.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        containerView?.setNeedsLayout()
        containerView?.layoutIfNeeded()
    }

    /// A height at which a sheet rests.
    @MainActor
    open class Detent: NSObject {
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        open private(set) var identifier: Identifier
        /// The height for a maximum; nil for one that fills it.
        let resolve: (CGFloat) -> CGFloat?

        private init(_ identifier: Identifier, _ resolve: @escaping (CGFloat) -> CGFloat?) {
            self.identifier = identifier
            self.resolve = resolve
            super.init()
        }

        /// About half of the screen.
        open class func medium() -> Detent {
            Detent(.medium) { $0 / 2 }
        }

        /// The whole height of a sheet.
        open class func large() -> Detent {
            Detent(.large) { _ in nil }
        }
    }

    private var selectedIndex: Int {
        detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    }

    /// The height of the detent at which the sheet rests; nil for the whole height.
    func height(in bounds: CGRect) -> CGFloat? {
        guard detents.indices.contains(selectedIndex) else { return nil }
        return detents[selectedIndex].resolve(bounds.height).map { min(max(0, $0), bounds.height) }
    }

    /// Whether what lies behind takes touches at the present detent.
    var isUndimmed: Bool {
        guard let undimmed = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
            return false
        }
        return selectedIndex <= undimmed
    }
}

/// Hears of a sheet's detents, beyond what every presentation's delegate hears.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
