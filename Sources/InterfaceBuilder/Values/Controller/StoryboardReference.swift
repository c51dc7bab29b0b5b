/// A scene that stands for a scene of another storyboard.
public struct StoryboardReference: ObjectValue {
    /// The element's names: on macOS it is spelled otherwise.
    static let elementNames: Set<String> = ["viewControllerPlaceholder", "controllerPlaceholder"]

    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The name of the other storyboard; nil stands for the one that holds the reference.
    public var storyboardName: String? { nonEmpty("storyboardName") }

    /// The storyboard identifier of the scene; nil stands for the storyboard's initial scene.
    public var referencedIdentifier: String? { nonEmpty("referencedIdentifier") }

    /// The bundle that has the storyboard; nil stands for that of the storyboard that holds the reference.
    public var bundleIdentifier: String? { nonEmpty("bundleIdentifier") }

    /// The identifier by which the reference's own storyboard offers the scene.
    public var storyboardIdentifier: String? { element["storyboardIdentifier"] }

    /// Drawn by the editor only; the scene's own item is shown when the app runs.
    public var navigationItem: NavigationItem? { element.value("navigationItem", key: "navigationItem") }

    /// Drawn by the editor only; the scene's own item is shown when the app runs.
    public var tabBarItem: TabBarItem? { element.value("tabBarItem", key: "tabBarItem") }

    private func nonEmpty(_ name: String) -> String? {
        element[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
