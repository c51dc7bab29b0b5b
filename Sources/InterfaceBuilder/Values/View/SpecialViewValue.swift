/// The values that only some kinds of views have.
public protocol SpecialViewValue: ViewValue {
    /// The kinds that have them.
    static var kinds: Set<View.Kind> { get }
}

extension SpecialViewValue {
    /// Views a view as its kind; nil for a view of another kind.
    public init?(_ view: View) {
        guard Self.kinds.contains(view.kind) else { return nil }
        self.init(view.element)
    }

    /// The view without regard to its kind.
    public var view: View { View(element) }
}
