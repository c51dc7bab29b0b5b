/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The top of the interface is at the right edge of the upright device.
    case landscapeRight = 3
    /// The top of the interface is at the left edge of the upright device.
    case landscapeLeft = 4

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Some ways in which an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = mask(.portrait)
    public static let portraitUpsideDown = mask(.portraitUpsideDown)
    public static let landscapeLeft = mask(.landscapeLeft)
    public static let landscapeRight = mask(.landscapeRight)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    private static func mask(_ orientation: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
        UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
    }

    func allows(_ orientation: UIInterfaceOrientation) -> Bool {
        contains(Self.mask(orientation))
    }
}
