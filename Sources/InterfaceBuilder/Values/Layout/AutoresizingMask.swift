/// Which parts of a view's place change with the size of its superview.
public struct AutoresizingMask: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var hasFlexibleWidth: Bool { element.flag("widthSizable") ?? false }
    public var hasFlexibleHeight: Bool { element.flag("heightSizable") ?? false }
    public var hasFlexibleLeftMargin: Bool { element.flag("flexibleMinX") ?? false }
    public var hasFlexibleRightMargin: Bool { element.flag("flexibleMaxX") ?? false }
    public var hasFlexibleTopMargin: Bool { element.flag("flexibleMinY") ?? false }
    public var hasFlexibleBottomMargin: Bool { element.flag("flexibleMaxY") ?? false }
}
