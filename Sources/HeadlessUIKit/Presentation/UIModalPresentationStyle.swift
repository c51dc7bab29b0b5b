import InterfaceBuilder

/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2

    init?(_ style: ModalPresentationStyle) {
        switch style.rawValue {
        case "fullScreen": self = .fullScreen
        case "pageSheet": self = .pageSheet
        case "formSheet": self = .formSheet
        case "currentContext": self = .currentContext
        case "custom": self = .custom
        case "overFullScreen": self = .overFullScreen
        case "overCurrentContext": self = .overCurrentContext
        case "popover": self = .popover
        case "automatic": self = .automatic
        default: return nil
        }
    }
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3

    init?(_ style: ModalTransitionStyle) {
        switch style.rawValue {
        case "coverVertical": self = .coverVertical
        case "flipHorizontal": self = .flipHorizontal
        case "crossDissolve": self = .crossDissolve
        case "partialCurl": self = .partialCurl
        default: return nil
        }
    }
}
