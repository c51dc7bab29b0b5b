/// The application object of a macOS storyboard.
public struct Application: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The menu bar.
    public var mainMenu: Menu? { element.value("menu", key: "mainMenu") }
}
