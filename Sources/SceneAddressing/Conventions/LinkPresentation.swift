/// How the scene that a link leads to comes on screen.
public enum LinkPresentation: String, Hashable, Sendable, CaseIterable {
    /// As the segue's own kind, or whatever else leads to the placeholder, says.
    case asSegueKind
    /// Pushed onto the navigation controller of the segue's source.
    case push
    /// Handed to the nearest container that shows scenes, else presented.
    case show
    /// Shown as the detail of a split view controller, else presented.
    case showDetail
    /// Presented.
    case modal
    /// Presented as a popover.
    case popover
    /// As the root of the window that the segue's source is in.
    case replace
    /// As a child of the placeholder or of its view.
    case embed
    /// As the only view controller of a navigation controller.
    case root
}

/// A segue class, or a family of them, that belongs to a convention.
public struct LinkSegueClass: Hashable, Sendable {
    /// The name of the class or family.
    public var name: ClassNamePattern
    /// What performing a segue of this class does with the scene.
    public var presentation: LinkPresentation

    /// A class, or a family, and what it does.
    public init(_ name: ClassNamePattern, _ presentation: LinkPresentation) {
        self.name = name
        self.presentation = presentation
    }
}
