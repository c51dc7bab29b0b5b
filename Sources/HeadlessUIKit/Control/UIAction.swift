/// Something of a menu.
@MainActor
open class UIMenuElement: NSObject {
    open private(set) var title: String
    open private(set) var image: UIImage?

    /// How an element is shown.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    public enum State: Int, Sendable {
        case off = 0
        case on
        case mixed
    }

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

public typealias UIActionHandler = (UIAction) -> Void

/// Code that runs when a user does something.
@MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open private(set) var identifier: Identifier
    open var sender: Any? { weakSender }
    private weak var weakSender: AnyObject?
    open var discoverabilityTitle: String?
    open var attributes: Attributes = []
    open var state = State.off
    private let handler: UIActionHandler

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(title, image, identifier ?? Self.unusedIdentifier(), handler)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    private init(_ title: String, _ image: UIImage?, _ identifier: Identifier, _ handler: @escaping UIActionHandler) {
        self.identifier = identifier
        self.handler = handler
        super.init(title: title, image: image)
    }

    private static var count = 0

    private static func unusedIdentifier() -> Identifier {
        count += 1
        return Identifier("action-\(count)")
    }

    func send(from sender: AnyObject?) {
        weakSender = sender
        handler(self)
        weakSender = nil
    }
}
