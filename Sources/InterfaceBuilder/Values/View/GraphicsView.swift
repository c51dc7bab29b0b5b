/// A view that draws by GLKit, Metal, SpriteKit, SceneKit or ARKit.
public struct GraphicsView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.glkView, .mtkView, .skView, .sceneKitView, .arscnView, .arskView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether the view draws when it is asked rather than steadily.
    public var redrawsOnDemand: Bool? { element.flag("enableSetNeedsDisplay") }

    /// Whether the view does not draw.
    public var isPaused: Bool { element.flag("paused") ?? false }

    /// How the colours of a picture are stored.
    public var colorPixelFormat: String? { element["colorPixelFormat"] }

    /// How depth and stencil are stored.
    public var depthStencilPixelFormat: String? { element["depthStencilPixelFormat"] }

    /// How GLKit stores depth.
    public var drawableDepthFormat: String? { element["drawableDepthFormat"] }

    /// How GLKit stores the stencil.
    public var drawableStencilFormat: String? { element["drawableStencilFormat"] }

    /// How GLKit smooths edges.
    public var drawableMultisample: String? { element["drawableMultisample"] }

    /// The file of the scene that is shown.
    public var sceneName: String? { element["sceneName"] }

    /// Whether the user can move the camera of the scene.
    public var allowsCameraControl: Bool { element.flag("allowsCameraControl") ?? false }

    /// Whether edges are smoothed.
    public var wantsMultisampling: Bool { element.flag("wantsMultisampling") ?? false }
}
