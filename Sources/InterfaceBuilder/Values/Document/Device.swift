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

    /// What the system's bars and the screen's corners take of an upright screen, in points; nil where that is not
    /// known.
    public var safeAreaInsets: Insets? {
        identifier.flatMap { Self.screens[$0] }?.safeArea.map {
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
        let safeArea: SafeArea?

        init(_ width: Double, _ height: Double, _ safeArea: SafeArea? = nil) {
            self.width = width
            self.height = height
            self.safeArea = safeArea
        }
    }

    private struct SafeArea {
        let top: Double
        let bottom: Double

        /// Below the status bar.
        static let homeButton = SafeArea(top: 20, bottom: 0)
        static let notch = SafeArea(top: 44, bottom: 34)
        static let island = SafeArea(top: 59, bottom: 34)
    }

    private static let screens: [String: Screen] = [
        "retina3_5": Screen(320, 480, .homeButton),
        "retina4_0": Screen(320, 568, .homeButton),
        "retina4_7": Screen(375, 667, .homeButton),
        "retina5_5": Screen(414, 736, .homeButton),
        "retina5_9": Screen(375, 812, .notch),
        "retina6_0": Screen(390, 844, .notch),
        "retina6_1": Screen(414, 896, .notch),
        "retina6_3": Screen(402, 874),
        "retina6_5": Screen(414, 896, .notch),
        "retina6_7": Screen(428, 926),
        "retina6_12": Screen(393, 852, .island),
        "ipad9_7": Screen(768, 1024, .homeButton),
        "ipad12_9": Screen(1024, 1366, .homeButton),
        "ipad12_9rounded": Screen(1024, 1366),
    ]
}
