import InterfaceBuilder

/// How lines of text are placed between the sides.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4

    init(_ alignment: TextAlignment) {
        self =
            switch alignment {
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            default: .left
            }
    }
}

/// How text that is too long is broken.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle

    init?(_ mode: LineBreakMode?) {
        switch mode {
        case .wordWrapping: self = .byWordWrapping
        case .characterWrapping: self = .byCharWrapping
        case .clipping: self = .byClipping
        case .headTruncation: self = .byTruncatingHead
        case .tailTruncation: self = .byTruncatingTail
        case .middleTruncation: self = .byTruncatingMiddle
        default: return nil
        }
    }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
