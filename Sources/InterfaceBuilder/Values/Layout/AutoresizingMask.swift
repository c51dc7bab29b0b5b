/// Which parts of a view's place change with the size of its superview.
public struct AutoresizingMask: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether the width changes.
    public var hasFlexibleWidth: Bool { element.flag("widthSizable") ?? false }

    /// Whether the height changes.
    public var hasFlexibleHeight: Bool { element.flag("heightSizable") ?? false }

    /// Whether the distance to the superview's left edge changes.
    public var hasFlexibleLeftMargin: Bool { element.flag("flexibleMinX") ?? false }

    /// Whether the distance to the superview's right edge changes.
    public var hasFlexibleRightMargin: Bool { element.flag("flexibleMaxX") ?? false }

    /// Whether the distance to the superview's top changes.
    public var hasFlexibleTopMargin: Bool { element.flag("flexibleMinY") ?? false }

    /// Whether the distance to the superview's bottom changes.
    public var hasFlexibleBottomMargin: Bool { element.flag("flexibleMaxY") ?? false }
}
