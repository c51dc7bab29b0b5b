/// How the titles of a bar look.
public struct TextAttributes: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The font of the titles.
    public var font: Font? { element.value("fontDescription", key: "fontDescription") }

    /// The colour of the titles.
    public var textColor: Color? { element.color("textColor") }

    /// The colour of the shadow of the titles.
    public var shadowColor: Color? { element.color("textShadowColor") }

    /// How far the shadow is from the titles.
    public var shadowOffset: Offset? { element.offset("textShadowOffset") }
}
