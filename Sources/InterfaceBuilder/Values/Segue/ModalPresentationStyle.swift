/// How much of the screen a presented controller takes, and what becomes of the rest.
public struct ModalPresentationStyle: OpenEnumeration {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let automatic: ModalPresentationStyle = "automatic"
    public static let fullScreen: ModalPresentationStyle = "fullScreen"
    public static let pageSheet: ModalPresentationStyle = "pageSheet"
    public static let formSheet: ModalPresentationStyle = "formSheet"
    public static let currentContext: ModalPresentationStyle = "currentContext"
    public static let custom: ModalPresentationStyle = "custom"
    public static let overFullScreen: ModalPresentationStyle = "overFullScreen"
    public static let overCurrentContext: ModalPresentationStyle = "overCurrentContext"
    public static let popover: ModalPresentationStyle = "popover"
}
