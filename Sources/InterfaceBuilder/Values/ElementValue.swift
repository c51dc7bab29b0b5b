/// A thin typed view of one element of a document.
///
/// Nothing is decoded when the value is made: each property reads the element when it is asked. What a type does
/// not know of stays within reach through `element`.
public protocol ElementValue: Hashable, Sendable {
    /// The element that the value is read from.
    var element: Element { get }

    /// Views an element as this type. An element of another kind is tolerated; it simply has none of the values.
    init(_ element: Element)
}

extension ElementValue {
    /// The keys that the document sets to nil outright, as in `<nil key="textColor"/>`.
    public var explicitNils: [String] {
        element.children("nil").compactMap { $0["key"] ?? $0["name"] }
    }

    /// What the element changes for some size classes, appearances or devices.
    public var variations: [Variation] {
        element.children("variation").map(Variation.init)
    }
}
