import InterfaceBuilder

/// What every view reads from its element.
@MainActor
final class ViewArchive: Archive {
    let frame: CGRect
    private(set) var settings = Settings<UIView>()
    private let constraints: [Constraint]

    init(_ element: Element) {
        let view = View(element)
        frame = view.frame.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } ?? .zero
        constraints = view.constraints
        readDrawing(view)
        readLayout(view)
        settings.set(\.tag, view.tag, unless: 0)
        // Documents write what is off, also for labels and image views, which are off where code makes them.
        settings.set(\.isUserInteractionEnabled, view.isUserInteractionEnabled, unless: true)
        settings.set(\.isMultipleTouchEnabled, view.allowsMultipleTouches, unless: false)
        settings.set(\.restorationIdentifier, view.restorationIdentifier)
        readAccessibility(view)
    }

    private func readDrawing(_ view: View) {
        settings.set(\.alpha, CGFloat(view.alpha), unless: 1)
        settings.set(\.isHidden, view.isHidden, unless: false)
        settings.set(\.isOpaque, view.isOpaque, unless: true)
        settings.set(\.clipsToBounds, view.clipsToBounds, unless: false)
        settings.set(\.clearsContextBeforeDrawing, view.clearsContextBeforeDrawing, unless: true)
        settings.set(\.contentMode, view.contentMode.flatMap(UIView.ContentMode.init), unless: .scaleToFill)
        settings.set(\.backgroundColor, UIColor(view.backgroundColor))
        settings.set(\.tintColor, UIColor(view.tintColor))
        settings.set(
            \.semanticContentAttribute, UISemanticContentAttribute(named: view.semanticContentAttribute),
            unless: .unspecified)
    }

    private func readLayout(_ view: View) {
        settings.set(\.autoresizingMask, view.autoresizingMask.map(UIView.AutoresizingMask.init), unless: [])
        settings.set(\.autoresizesSubviews, view.autoresizesSubviews, unless: true)
        settings.set(
            \.translatesAutoresizingMaskIntoConstraints, view.translatesAutoresizingMaskIntoConstraints, unless: true)
        settings.set(\.layoutMargins, view.layoutMargins.map(UIEdgeInsets.init))
        settings.set(\.preservesSuperviewLayoutMargins, view.preservesSuperviewLayoutMargins, unless: false)
        settings.set(\.insetsLayoutMarginsFromSafeArea, view.insetsLayoutMarginsFromSafeArea, unless: true)
    }

    private func readAccessibility(_ view: View) {
        guard let accessibility = view.accessibility else { return }
        settings.set(\.accessibilityIdentifier, accessibility.identifier)
        settings.set(\.accessibilityLabel, accessibility.label)
        settings.set(\.accessibilityHint, accessibility.hint)
        settings.set(\.isAccessibilityElement, accessibility.isElement)
        settings.set(\.accessibilityTraits, UIAccessibilityTraits(accessibility.traits))
    }

    func makeSubviews(of nib: NibDecoder) -> [UIView] {
        let templates = nib.template.subviews
        return templates.isEmpty ? [] : nib.context.make(templates, as: UIView.self)
    }

    /// Constraints are many and seldom asked for: only one that an outlet leads to is made.
    private(set) lazy var constraintTemplates: [String: ObjectTemplate] = Dictionary(
        constraints.compactMap { constraint in constraint.objectID.map { ($0, ObjectTemplate(constraint.element)) } },
        uniquingKeysWith: { first, _ in first })
}

extension UIView.AutoresizingMask {
    init(_ mask: AutoresizingMask) {
        self = []
        if mask.hasFlexibleLeftMargin { insert(.flexibleLeftMargin) }
        if mask.hasFlexibleWidth { insert(.flexibleWidth) }
        if mask.hasFlexibleRightMargin { insert(.flexibleRightMargin) }
        if mask.hasFlexibleTopMargin { insert(.flexibleTopMargin) }
        if mask.hasFlexibleHeight { insert(.flexibleHeight) }
        if mask.hasFlexibleBottomMargin { insert(.flexibleBottomMargin) }
    }
}

extension UIView.ContentMode {
    init?(_ mode: ContentMode) {
        guard let found = Self.named[mode.rawValue] else { return nil }
        self = found
    }

    private static let named: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}
