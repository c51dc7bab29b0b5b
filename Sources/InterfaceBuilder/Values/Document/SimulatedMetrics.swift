/// The surroundings that the editor draws a scene with. They mean nothing when the app runs.
public struct SimulatedMetrics: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The screen.
    public var screen: SimulatedMetric? { metric("destination", "simulatedDestinationMetrics") }

    /// The status bar.
    public var statusBar: SimulatedMetric? { metric("statusBar", "simulatedStatusBarMetrics") }

    /// How the device is held.
    public var orientation: SimulatedMetric? { metric("orientation", "simulatedOrientationMetrics") }

    /// The bar above the content.
    public var topBar: SimulatedMetric? { metric("topBar", "simulatedTopBarMetrics") }

    /// The bar below the content.
    public var bottomBar: SimulatedMetric? { metric("bottomBar", "simulatedBottomBarMetrics") }

    /// The size that was chosen freely, in points.
    public var freeformSize: Size? { element.size("freeformSize") }

    /// A document keeps its metrics under short keys, a scene under long ones.
    private func metric(_ short: String, _ long: String) -> SimulatedMetric? {
        (element.child(key: short) ?? element.child(key: long)).map(SimulatedMetric.init)
    }
}

/// One part of the surroundings that the editor draws a scene with.
public struct SimulatedMetric: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Which metric is meant, such as `simulatedNavigationBarMetrics`; `nil` where the part is left out.
    public var kind: String { element.name }

    /// Whether the part is left out.
    public var isNone: Bool { kind == "nil" }

    /// The screen, such as `retina4` or `retina4_7.fullscreen`.
    public var type: String? { element["type"] }

    /// `landscapeRight` and others.
    public var orientation: String? { element["orientation"] }

    /// The look of the status bar; nil for dark text.
    public var statusBarStyle: String? { element["statusBarStyle"] }

    /// `black`, or nil for the system's light style.
    public var barStyle: String? { element["barStyle"] }

    /// Whether what is behind the bar shines through.
    public var isTranslucent: Bool? { element.flag("translucent") }

    /// Whether the bar has room for a prompt.
    public var isPrompted: Bool? { element.flag("prompted") }

    /// The size of a screen in points; nil for other metrics and for screens that are not known.
    public var size: Size? {
        guard kind == "simulatedScreenMetrics" else { return nil }
        return switch type?.split(separator: ".").first {
        case nil: Size(width: 320, height: 480)
        case "retina4": Size(width: 320, height: 568)
        case "retina47", "retina4_7": Size(width: 375, height: 667)
        case "retina55", "retina5_5": Size(width: 414, height: 736)
        default: nil
        }
    }
}
