import AppMap
import InterfaceBuilder

/// What all scenes of one document share.
struct DocumentContext: Sendable {
    let interface: (any InterfaceDocument)?
    let module: Module.ID
    let resources: DocumentResources
    /// The size of the screen that the document is drawn for, in points.
    let screen: Size
    /// What bars, notches and corners leave of the screen.
    let safeArea: Insets
    /// The size classes of the device as variations name them; empty for a document that is drawn for any.
    let traits: [String: String]
    let isPad: Bool
    let isDesktop: Bool
    let isWatch: Bool
    let tint: Color?
    /// The document with what variations change for the device.
    private let varied: Document?

    init(_ document: Document, module: Module.ID) {
        let interface = document.interface
        self.interface = interface
        self.module = module
        resources = DocumentResources(interface)
        isDesktop = interface?.targetRuntime == .macOS
        isWatch = interface?.targetRuntime == .watchOS
        let usual =
            isWatch
            ? Size(width: 184, height: 224) : isDesktop ? Size(width: 480, height: 320) : Size(width: 375, height: 667)
        screen = (isWatch || isDesktop ? usual : interface?.drawingSize ?? usual).drawable
        let device = interface?.device
        isPad = device?.identifier?.hasPrefix("ipad") ?? (interface?.targetRuntime == .iPad)
        safeArea = device?.safeAreaInsets ?? Self.safeArea(of: screen)
        traits = Self.traits(of: device, isPad: isPad)
        tint = interface?.tintColor
        varied = document.varied(for: traits)
    }

    /// An element of the document with what variations change in it and in what it holds.
    func varied(_ element: Element) -> Element { varied?.element(element.id) ?? element }

    /// Whether screens of the system have a status bar of which pictures show something.
    var hasStatusBar: Bool { !isDesktop && !isWatch && interface?.targetRuntime != .tvOS }

    private static func traits(of device: Device?, isPad: Bool) -> [String: String] {
        guard let device else { return [:] }
        if isPad { return ["widthClass": "regular", "heightClass": "regular"] }
        let isLandscape = device.orientation == .landscape
        let size = device.screenSize ?? Size(width: 375, height: 667)
        let isWide = isLandscape && min(size.width, size.height) >= 414
        return [
            "widthClass": isWide ? "regular" : "compact", "heightClass": isLandscape ? "compact" : "regular",
        ]
    }

    /// For devices of which Interface Builder's own insets are not known: those that apps have on the device.
    private static func safeArea(of screen: Size) -> Insets {
        switch (screen.width, screen.height) {
        case (402, 874): Insets(top: 62, left: 0, bottom: 34, right: 0)
        case (428, 926): Insets(top: 47, left: 0, bottom: 34, right: 0)
        case (1024, 1366): Insets(top: 24, left: 0, bottom: 20, right: 0)
        default: Insets(top: 20, left: 0, bottom: 0, right: 0)
        }
    }
}

extension Size {
    /// A size that a picture can have, whatever the document says.
    var drawable: Size {
        func bound(_ length: Double) -> Double { length.isFinite ? min(8_000, max(1, length)) : 1 }
        return Size(width: bound(width), height: bound(height))
    }
}
