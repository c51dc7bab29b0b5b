import InterfaceBuilder

/// What a cell shows, as a value.
@MainActor
public protocol UIContentConfiguration {}

/// The content of a usual row: an image, a text and a second one.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var text: String?
    public var secondaryText: String?

    private init() {}

    init(_ archived: ListContentConfiguration) {
        image = UIImage(archived.image)
        text = archived.text
        secondaryText = archived.secondaryText
    }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
