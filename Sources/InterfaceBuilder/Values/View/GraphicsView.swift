/// A view that draws by GLKit, Metal, SpriteKit, SceneKit or ARKit.
public struct GraphicsView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.glkView, .mtkView, .skView, .sceneKitView, .arscnView, .arskView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether the view draws when it is asked rather than steadily.
    public var redrawsOnDemand: Bool? { element.flag("enableSetNeedsDisplay") }

    public var isPaused: Bool { element.flag("paused") ?? false }

    public var colorPixelFormat: String? { element["colorPixelFormat"] }

    public var depthStencilPixelFormat: String? { element["depthStencilPixelFormat"] }

    public var drawableDepthFormat: String? { element["drawableDepthFormat"] }

    public var drawableStencilFormat: String? { element["drawableStencilFormat"] }

    public var drawableMultisample: String? { element["drawableMultisample"] }

    /// The file of the scene that is shown.
    public var sceneName: String? { element["sceneName"] }

    public var allowsCameraControl: Bool { element.flag("allowsCameraControl") ?? false }

    public var wantsMultisampling: Bool { element.flag("wantsMultisampling") ?? false }
}
