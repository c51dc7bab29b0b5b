/// What storyboards and xibs have in common: the attributes and children of the root element.
public protocol InterfaceDocument: ElementValue {
    /// The objects that lie in no other object, in order; of a storyboard those of all scenes.
    var topLevelObjects: [TopLevelObject] { get }
}

extension InterfaceDocument {
    /// The type that the document declares, such as `com.apple.InterfaceBuilder3.CocoaTouch.XIB`.
    public var type: String? { element["type"] }

    /// The version of the file format.
    public var version: String? { element["version"] }

    /// The build of Interface Builder that wrote the document.
    public var toolsVersion: String? { element["toolsVersion"] }

    /// The build of macOS that Interface Builder ran on.
    public var systemVersion: String? { element["systemVersion"] }

    /// The system that the document is for.
    public var targetRuntime: TargetRuntime? { element["targetRuntime"].map(TargetRuntime.init(spelling:)) }

    /// Whether views are placed by constraints.
    public var usesAutolayout: Bool { element.flag("useAutolayout") ?? false }

    /// Whether scenes adapt to size classes.
    public var usesTraitCollections: Bool { element.flag("useTraitCollections") ?? false }

    /// Whether views have safe areas rather than their controllers layout guides.
    public var usesSafeAreas: Bool { element.flag("useSafeAreas") ?? false }

    /// Whether the document is shown while the app starts, when no code of the app can run.
    public var isLaunchScreen: Bool { element.flag("launchScreen") ?? false }

    /// Whether colours are matched to the display.
    public var isColorMatched: Bool { element.flag("colorMatched") ?? false }

    /// Who may change properties in the editor; `none` when all may.
    public var propertyAccessControl: String? { element["propertyAccessControl"] }

    /// How xibs of macOS make custom objects.
    public var customObjectInstantiationMethod: String? { element["customObjectInstantitationMethod"] }

    /// The variant of the document, where it has one.
    public var variant: String? { element["variant"] }

    /// Whether the editor added constraints of its own.
    public var generatesPrototypingConstraints: Bool { element.flag("generatesPrototypingConstraints") ?? false }

    /// The screen that the editor draws the scenes for.
    public var device: Device? { element.value("device") }

    /// What tools must know to read the document.
    public var dependencies: Dependencies? { element.value("dependencies") }

    /// The font files that the document uses.
    public var customFonts: [CustomFont] { element.contents(of: "customFonts", key: "customFonts") }

    /// What the document knows of the images and colours that it uses.
    public var resources: [Resource] { element.contents(of: "resources") }

    /// The tint of views that have none of their own.
    public var tintColor: Color? { element.color("tintColor") }

    /// The surroundings that the editor draws scenes with which have none of their own.
    public var defaultSimulatedMetrics: SimulatedMetrics? {
        element.value("simulatedMetricsContainer", key: "defaultSimulatedMetrics")
    }

    /// The segues whose source decides what surroundings the destination is drawn with, by id.
    public var inferredMetricsTieBreakers: [TieBreaker] { element.contents(of: "inferredMetricsTieBreakers") }

    /// The views that draw themselves in the editor.
    public var designables: [Designable] { element.contents(of: "designables") }

    /// The classes that documents of Xcode 4 describe.
    public var classDescriptions: [ClassDescription] { element.contents(of: "classes") }

    /// The text size that the editor previews, as the number of its step.
    public var previewedTextSize: Int? { element.child("accessibilityOverrides")?.integer("dynamicTypePreference") }

    /// The size in points that the editor draws scenes at: that of the device, else what older Xcodes used.
    public var drawingSize: Size? {
        if let device {
            return device.screenSize
        }
        if usesTraitCollections {
            return Size(width: 600, height: 600)
        }
        return targetRuntime == .iPad ? Size(width: 768, height: 1024) : defaultSimulatedMetrics?.screen?.size
    }
}
