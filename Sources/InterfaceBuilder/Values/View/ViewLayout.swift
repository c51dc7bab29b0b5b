/// How a view takes its place.
extension ViewValue {
    /// Whether the view's place follows from its frame and mask rather than from constraints; by default it does.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    }

    /// Which parts of the place change with the superview's size.
    public var autoresizingMask: AutoresizingMask? { element.value("autoresizingMask", key: "autoresizingMask") }

    /// The constraints that the view holds.
    public var constraints: [Constraint] { element.contents(of: "constraints") }

    /// The rectangles of the view that constraints can speak of: safe area, keyboard, a scroll view's content.
    public var layoutGuides: [LayoutGuide] {
        (element.children("viewLayoutGuide") + element.children("keyboardLayoutGuide")).map(LayoutGuide.init)
    }

    /// The view's safe area as an item of constraints.
    public var safeAreaLayoutGuide: LayoutGuide? { element.value("viewLayoutGuide", key: "safeArea") }

    /// Whether the frame disagrees with the constraints.
    public var isMisplaced: Bool { element.flag("misplaced") ?? false }

    /// Whether the constraints leave the place open.
    public var isAmbiguous: Bool { element.flag("ambiguous") ?? false }

    /// When the editor reports an open place, such as `off`; nil for always.
    public var verifyAmbiguity: String? { element["verifyAmbiguity"] }

    /// When the editor reports a wrong frame; nil for always.
    public var verifyMisplaced: String? { element["verifyMisplaced"] }

    /// Whether the editor turns the frame into constraints, for a view that has none of its own.
    public var hasFixedFrame: Bool { element.flag("fixedFrame") ?? false }

    /// How firmly the view resists growing wider, from 1 to 1000.
    public var horizontalHuggingPriority: Double { element.number("horizontalHuggingPriority") ?? 250 }

    /// How firmly the view resists growing taller, from 1 to 1000.
    public var verticalHuggingPriority: Double { element.number("verticalHuggingPriority") ?? 250 }

    /// How firmly the view resists growing narrower, from 1 to 1000.
    public var horizontalCompressionResistancePriority: Double {
        element.number("horizontalCompressionResistancePriority") ?? 750
    }

    /// How firmly the view resists growing shorter, from 1 to 1000.
    public var verticalCompressionResistancePriority: Double {
        element.number("verticalCompressionResistancePriority") ?? 750
    }

    /// The width that the editor pretends the content has, in points; `infinite` and absent ones are nil.
    public var placeholderIntrinsicWidth: Double? { element.number("placeholderIntrinsicWidth") }

    /// The height that the editor pretends the content has, in points; `infinite` and absent ones are nil.
    public var placeholderIntrinsicHeight: Double? { element.number("placeholderIntrinsicHeight") }

    /// The margins that constraints can speak of, in points; nil for the system's.
    public var layoutMargins: Insets? {
        element.insets("layoutMargins") ?? element.insets("directionalLayoutMargins")
    }

    /// Whether the margins are at least those of the superview.
    public var preservesSuperviewLayoutMargins: Bool { element.flag("preservesSuperviewLayoutMargins") ?? false }

    /// Whether the margins keep lines at a length that is easy to read.
    public var layoutMarginsFollowReadableWidth: Bool { element.flag("layoutMarginsFollowReadableWidth") ?? false }

    /// Whether the margins start at the safe area; by default they do.
    public var insetsLayoutMarginsFromSafeArea: Bool { element.flag("insetsLayoutMarginsFromSafeArea") ?? true }
}
