import InterfaceBuilder

/// Recognises taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let archived = coder.nib?.archive(GestureRecognizerArchive.self).recognizer else { return }
        numberOfTapsRequired = archived.numberOfTapsRequired ?? 1
        numberOfTouchesRequired = archived.numberOfTouchesRequired ?? 1
    }
}

/// Recognises swipes in some directions.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)

        /// The direction of a name in documents.
        init?(named name: String?) {
            switch name {
            case "right": self = .right
            case "left": self = .left
            case "up": self = .up
            case "down": self = .down
            default: return nil
            }
        }
    }

    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let archived = coder.nib?.archive(GestureRecognizerArchive.self).recognizer else { return }
        direction = Direction(named: archived.direction) ?? .right
        numberOfTouchesRequired = archived.numberOfTouchesRequired ?? 1
    }
}
