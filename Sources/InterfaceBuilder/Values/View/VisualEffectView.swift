/// A view that blurs or brightens what lies behind it.
public struct VisualEffectView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.visualEffectView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// What the view does to what lies behind it.
    public var effect: VisualEffect { VisualEffect(element) }

    /// The view that content belongs in.
    public var contentView: View? { element.child(key: "contentView").map(View.init) }

    /// What the view is made of, on macOS.
    public var material: String? { element["material"] }

    /// What is behind the view, on macOS.
    public var blendingMode: String? { element["blendingMode"] }

    /// When the effect is seen, on macOS.
    public var state: String? { element["state"] }
}
