/// The place of another scene within this one.
public struct ContainerView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.containerView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The way to the scene that is shown in the view.
    public var embedSegue: Segue? { segues.first { $0.kind == .embed } }
}
