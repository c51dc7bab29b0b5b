/// What in a text can be tapped.
public struct DataDetectorTypes: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `link`, `phoneNumber`, `address`, `calendarEvent` and others.
    public var types: Set<String> { element.setFlags.subtracting(["none"]) }
}

extension Element {
    /// Spelled in the singular by most versions of Xcode, in the plural by some.
    var dataDetectorTypes: DataDetectorTypes? {
        child("dataDetectorType", key: "dataDetectorTypes").map(DataDetectorTypes.init)
            ?? child("dataDetectorTypes").map(DataDetectorTypes.init)
    }
}
