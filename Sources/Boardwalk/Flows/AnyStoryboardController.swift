/// A controller for the flow of one storyboard, whatever its result: what ``StoryboardController`` is to those who only
/// present and dismiss it.
@MainActor
open class AnyStoryboardController {
    /// The name that was given for the storyboard; nil where it follows from the class's name.
    public let storyboardName: String?
    /// The bundle that was given for the storyboard; nil for the class's own bundle, else the app's.
    public let storyboardBundle: Bundle?
    /// Says where the flow is presented, and learns how it ended.
    public weak var delegate: (any StoryboardControllerDelegate)?

    private var loadedStoryboard: UIStoryboard?
    /// The presentation that is going on.
    final var stay: FlowStay?
    /// Whether the scenes that the flow begins with are being prepared.
    final var isPreparing = false
    /// What code that ends the flow while its scenes are being prepared wants to be done.
    final var earlyEnd: (() -> Void)?

    init(storyboardName: String?, bundle: Bundle?) {
        self.storyboardName = storyboardName
        storyboardBundle = bundle
        UIKitHooks.install()
    }

    // MARK: Storyboard

    /// The storyboard, which is loaded when it is first asked for. Its `controller` is this one.
    public final var storyboard: UIStoryboard {
        get throws(SceneError) {
            if let loadedStoryboard {
                return loadedStoryboard
            }
            let storyboard = try loadStoryboard()
            loadedStoryboard = storyboard
            FlowMembership.setController(self, of: storyboard)
            storyboardDidLoad()
            return storyboard
        }
    }

    public final var isStoryboardLoaded: Bool { loadedStoryboard != nil }

    /// Makes the storyboard; to be overridden where it does not follow from names.
    ///
    /// By default that is the storyboard of the given name. Without one it is the first that exists of: the class's name;
    /// the name without `Controller`; the name without `StoryboardController`.
    /// - Returns: a storyboard object of the flow's own, not one that makes other scenes too.
    /// - Throws: ``SceneError/noStoryboard(named:bundle:nearest:)`` with the names that were tried.
    open func loadStoryboard() throws(SceneError) -> UIStoryboard {
        let names = StoryboardNames(given: storyboardName, of: type(of: self))
        let bundles = storyboardBundle.map { [$0] } ?? [Bundle(for: type(of: self)), .main]
        guard let place = names.place(in: bundles) else { throw names.missing(in: bundles) }
        return try .at(place)
    }

    /// Called once, when the storyboard has been loaded.
    open func storyboardDidLoad() {}

    // MARK: Scenes

    /// The identifier of the scene that the flow begins with, where the delegate names none; nil for the storyboard's
    /// initial one. To be overridden by a flow that begins elsewhere in its storyboard.
    open var firstSceneIdentifier: String? { nil }

    /// Called for each scene that the flow itself makes, before it is shown: the first one, and those it is entered with.
    /// For a navigation controller it is called for what is in it.
    ///
    /// The place to give a scene what it works on; `prepare(for:sender:)` is not called for scenes that no segue leads to.
    open func prepare(_ scene: UIViewController) {}

    /// Makes the scene of an address, which means the flow's storyboard where it names none. The scene belongs to the flow
    /// wherever it is shown.
    ///
    /// - Throws: ``SceneError`` where the address leads nowhere, or to a scene of another class.
    public final func scene<Scene: UIViewController>(
        at address: SceneAddress, as type: Scene.Type, creator: ((NSCoder) -> Scene?)? = nil
    ) throws(SceneError) -> Scene {
        let scene = try storyboard.scene(at: address, as: type, creator: creator)
        FlowMembership.attach(scene, to: self)
        return scene
    }

    // MARK: Presence

    /// Whether the flow is presented: from the call that presents it until it is off the screen.
    public final var isPresented: Bool { stay != nil }

    /// The lowest of the flow's view controllers while it is presented: the one that was presented, or that stands lowest
    /// in the stack of the navigation controller.
    public final var rootViewController: UIViewController? { stay?.root }

    // MARK: For the flow's result

    /// Called when a new presentation begins, or when code has ended the flow and the end was taken back.
    func forgetResult() {}

    /// Called when the flow has gone and may be presented again.
    func tellEnd(_ ending: FlowEnding) {}

    /// The class's name in messages.
    final var name: String { DeclaredName.of(type(of: self)) }
}
