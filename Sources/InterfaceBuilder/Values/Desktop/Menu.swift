/// A menu of commands.
public struct Menu: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var title: String? { element.string("title") }

    /// What the system does with the menu, such as `main` or `window`.
    public var systemMenu: String? { element["systemMenu"] }

    public var autoenablesItems: Bool { element.flag("autoenablesItems") ?? true }

    public var items: [MenuItem] { element.contents(of: "items") }
}
