/// The exit of a scene, the destination of its unwind segues.
public struct Exit: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }
}
