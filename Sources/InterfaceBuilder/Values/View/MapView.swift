/// A map.
public struct MapView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.mapView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `standard`, `satellite` and others.
    public var mapType: String? { element["mapType"] }

    public var isZoomEnabled: Bool { element.flag("zoomEnabled") ?? true }

    public var isScrollEnabled: Bool { element.flag("scrollEnabled") ?? true }

    public var isRotateEnabled: Bool { element.flag("rotateEnabled") ?? true }

    public var isPitchEnabled: Bool { element.flag("pitchEnabled") ?? true }

    public var showsUserLocation: Bool { element.flag("showsUserLocation") ?? false }

    public var showsBuildings: Bool { element.flag("showsBuildings") ?? true }

    public var showsPointsOfInterest: Bool { element.flag("showsPointsOfInterest") ?? true }
}
