/// A map.
public struct MapView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.mapView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `standard`, `satellite` and others.
    public var mapType: String? { element["mapType"] }

    /// Whether the user can zoom, which is the default.
    public var isZoomEnabled: Bool { element.flag("zoomEnabled") ?? true }

    /// Whether the user can scroll, which is the default.
    public var isScrollEnabled: Bool { element.flag("scrollEnabled") ?? true }

    /// Whether the user can turn the map, which is the default.
    public var isRotateEnabled: Bool { element.flag("rotateEnabled") ?? true }

    /// Whether the user can tilt the map, which is the default.
    public var isPitchEnabled: Bool { element.flag("pitchEnabled") ?? true }

    /// Whether the map shows where the user is.
    public var showsUserLocation: Bool { element.flag("showsUserLocation") ?? false }

    /// Whether the map shows buildings, which is the default.
    public var showsBuildings: Bool { element.flag("showsBuildings") ?? true }

    /// Whether the map shows what may be of interest, which is the default.
    public var showsPointsOfInterest: Bool { element.flag("showsPointsOfInterest") ?? true }
}
