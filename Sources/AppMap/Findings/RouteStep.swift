/// One step of the way through an app, as a tester can follow it.
public struct RouteStep: Hashable, Sendable {
    /// What a person or the code does, as in `tap the button "Pay"`.
    public var action: String
    /// The scene that is seen then, as in `Payment@Checkout`; nil where none is.
    public var scene: String?
    /// What a person sees of it, where the scene is a container, as the root in a navigation controller; nil where that is the
    /// scene itself.
    public var content: String?
    /// How the scene is shown, as in `pushed`; nil where it is not.
    public var presentation: String?
    /// Where the element begins that leads there; nil for steps that no element describes, such as the start of the app.
    public var location: SourceLocation?

    /// A step of these properties.
    public init(
        action: String, scene: String? = nil, presentation: String? = nil, location: SourceLocation? = nil,
        content: String? = nil
    ) {
        self.action = action
        self.scene = scene
        self.presentation = presentation
        self.location = location
        self.content = content
    }
}
