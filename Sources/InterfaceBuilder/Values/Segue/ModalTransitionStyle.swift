/// How a presented controller comes into view.
public struct ModalTransitionStyle: OpenEnumeration {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let coverVertical: ModalTransitionStyle = "coverVertical"
    public static let flipHorizontal: ModalTransitionStyle = "flipHorizontal"
    public static let crossDissolve: ModalTransitionStyle = "crossDissolve"
    public static let partialCurl: ModalTransitionStyle = "partialCurl"
}
