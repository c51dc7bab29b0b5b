/// The screen that the editor draws a document for.
public struct Device: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The screen, such as `retina6_12`.
    public var identifier: String? { element["id"] }

    /// `portrait` or `landscape`.
    public var orientation: Orientation? { element.word("orientation") }

    /// `light` or `dark`.
    public var appearance: String? { element["appearance"] }

    /// How the app shares an iPad's screen, in documents of newer Xcodes.
    public var layout: String? { element["layout"] }

    /// What the device is adapted to: `fullscreen`, a part of an iPad's screen, or an appearance.
    public var adaptation: String? { element.child("adaptation")?["id"] }

    /// The size of the screen in points, as it is turned; nil for screens that are not known.
    public var screenSize: Size? {
        let size = identifier.flatMap { Self.screens[$0] }.map { Size(width: $0.width, height: $0.height) }
        return orientation == .landscape ? size?.turned : size
    }

    /// What the system's bars and the screen's corners take of an upright screen; nil for screens that are not known.
    public var safeAreaInsets: Insets? {
        identifier.flatMap { Self.screens[$0] }.map {
            Insets(top: $0.top, left: 0, bottom: $0.bottom, right: 0)
        }
    }

    /// How a device is held.
    public struct Orientation: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let portrait: Orientation = "portrait"
        public static let landscape: Orientation = "landscape"
    }

    private struct Screen {
        let width: Double
        let height: Double
        var top: Double = 20
        var bottom: Double = 0
    }

    private static let screens: [String: Screen] = [
        "retina3_5": Screen(width: 320, height: 480),
        "retina4_0": Screen(width: 320, height: 568),
        "retina4_7": Screen(width: 375, height: 667),
        "retina5_5": Screen(width: 414, height: 736),
        "retina5_9": Screen(width: 375, height: 812, top: 44, bottom: 34),
        "retina6_0": Screen(width: 390, height: 844, top: 44, bottom: 34),
        "retina6_1": Screen(width: 414, height: 896, top: 44, bottom: 34),
        "retina6_3": Screen(width: 402, height: 874, top: 59, bottom: 34),
        "retina6_5": Screen(width: 414, height: 896, top: 44, bottom: 34),
        "retina6_7": Screen(width: 428, height: 926, top: 44, bottom: 34),
        "retina6_12": Screen(width: 393, height: 852, top: 59, bottom: 34),
        "ipad9_7": Screen(width: 768, height: 1024),
        "ipad12_9": Screen(width: 1024, height: 1366),
        "ipad12_9rounded": Screen(width: 1024, height: 1366, top: 20, bottom: 20),
    ]
}
