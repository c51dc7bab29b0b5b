/// A storyboard: scenes and the ways between them.
public struct Storyboard: InterfaceDocument {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The scenes in the order of the document.
    public var scenes: [Scene] { element.contents(of: "scenes") }

    /// The objects directly in the scenes, in document order.
    public var topLevelObjects: [TopLevelObject] { scenes.flatMap(\.objects) }

    /// The id of the controller that the storyboard starts with; nil where it has no start.
    public var initialViewControllerID: String? { element["initialViewController"] }

    /// The scene that the storyboard starts with; nil where it has no start, or the id is of no scene.
    public var initialScene: Scene? {
        guard let id = initialViewControllerID else { return nil }
        return scenes.first { scene in scene.objects.contains { $0.isController && $0.objectID == id } }
    }

    /// The scenes that a storyboard identifier names: one, unless the document repeats it.
    public func scenes(identifier: String) -> [Scene] {
        scenes.filter { $0.controller?.element["storyboardIdentifier"] == identifier }
    }

    /// Every segue in document order.
    public var segues: [Segue] { scenes.flatMap(\.segues) }
}
