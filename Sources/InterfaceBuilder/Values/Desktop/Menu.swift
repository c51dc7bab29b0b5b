/// A menu of commands.
public struct Menu: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The title; nil where there is none.
    public var title: String? { element.string("title") }

    /// What the system does with the menu, such as `main` or `window`.
    public var systemMenu: String? { element["systemMenu"] }

    /// Whether items that nobody responds to are disabled, which is the default.
    public var autoenablesItems: Bool { element.flag("autoenablesItems") ?? true }

    /// The commands in order.
    public var items: [MenuItem] { element.contents(of: "items") }
}
