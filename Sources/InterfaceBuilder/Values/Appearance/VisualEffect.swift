/// What a visual effect view does to what lies behind it.
public struct VisualEffect: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The style of the blur, such as `regular` or `light`.
    public var blurStyle: String? { element.child("blurEffect")?["style"] }

    /// The style of the vibrancy over the blur; nil without vibrancy.
    public var vibrancyStyle: String? { vibrancy?["style"] }

    /// The style of the blur that a vibrancy is made for.
    public var vibrancyBlurStyle: String? { vibrancy?.child("blurEffect")?["style"] }

    private var vibrancy: Element? { element.child("vibrancyEffect") }
}
