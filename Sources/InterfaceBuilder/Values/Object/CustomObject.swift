/// An object of any class beside the views of a scene or xib, such as a data source.
public struct CustomObject: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }
}
