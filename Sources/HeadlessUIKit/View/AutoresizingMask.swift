extension UIView {
    /// Which parts of a view's place give way when its superview changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        /// The frame after the superview has changed its size: what may give way shares the change in proportion.
        func frame(_ frame: CGRect, from former: CGSize, to size: CGSize) -> CGRect {
            let (x, width) = Self.distribute(
                size.width - former.width, frame.minX, frame.width, former.width - frame.maxX,
                contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
            let (y, height) = Self.distribute(
                size.height - former.height, frame.minY, frame.height, former.height - frame.maxY,
                contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
            return CGRect(x: x, y: y, width: width, height: height)
        }

        private static func distribute(
            _ change: CGFloat, _ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ givesBefore: Bool,
            _ givesLength: Bool, _ givesAfter: Bool
        ) -> (start: CGFloat, length: CGFloat) {
            let parts = [(givesBefore, max(0, before)), (givesLength, max(0, length)), (givesAfter, max(0, after))]
            let giving = parts.filter(\.0)
            guard !giving.isEmpty else { return (before, length) }
            let total = giving.reduce(0) { $0 + $1.1 }
            func share(_ part: (Bool, CGFloat)) -> CGFloat {
                guard part.0 else { return 0 }
                return total > 0 ? change * part.1 / total : change / CGFloat(giving.count)
            }
            return (before + share(parts[0]), max(0, length + share(parts[1])))
        }
    }

    /// How content is drawn when the view's size is not its own.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
    }
}
