/// A placeholder for a scene of another storyboard, wherever a scene can stand: at the end of a segue of any kind and
/// class, as a tab, in a navigation or split view controller, as an initial view controller.
///
/// Set the class of a view controller in Interface Builder to `StoryboardLink`, module Boardwalk, and give it user-defined
/// runtime attributes of type String:
///
/// | attribute | meaning |
/// |---|---|
/// | `storyboardName` | the storyboard; without it the placeholder's own |
/// | `sceneIdentifier` | the storyboard identifier of the scene; without it the initial view controller |
/// | `storyboardBundleIdentifier` or `bundleIdentifier` | the bundle of the storyboard; without it the placeholder's own |
///
/// Any further attribute is set on the scene. The scene takes the placeholder's place: `prepare(for:sender:)` gets it as the
/// segue's destination, containers hold it, and instantiating the placeholder's own identifier gives it. Where it has no tab
/// bar item it gets that of the placeholder; presentation and transition style are the placeholder's where they are set there.
///
/// Where UIKit gives a placeholder no chance to be replaced it contains the scene, and shows whatever the scene shows.
open class StoryboardLink: UIViewController, ScenePlaceholder {
    private lazy var attributes = PlaceholderAttributes(convention: linkConvention)
    private var made: UIViewController?
    /// Whether the attributes are known.
    private var isAwake = false
    /// Whether the scene is being made, and so has nothing to show yet.
    private var isMaking = false
    var hasReported = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        UIKitHooks.install()
        isAwake = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        UIKitHooks.install()
    }

    /// How the attributes are read.
    var linkConvention: LinkConvention { .storyboardLink }

    var isReplacedByScene: Bool { true }

    /// Whether the scene takes the placeholder's place in a container that has the placeholder as a child.
    var isReplacedInContainers: Bool { true }

    // MARK: Scene

    /// Where the placeholder leads, as its runtime attributes say; nil where they name nothing.
    public var address: SceneAddress? { ExternalScenes.knownAddress?(self) ?? attributes.address }

    /// The scene that the placeholder stands for, made when it is first asked for and always the same one.
    ///
    /// - Throws: ``SceneError`` where the attributes lead nowhere, or back to the placeholder.
    public func realScene() throws(SceneError) -> UIViewController {
        if let made {
            return made
        }
        isMaking = true
        defer { isMaking = false }
        let scene = try ScenePlaceholders.makeScene(attributes, for: self, finish: adopt)
        made = scene
        return scene
    }

    /// The scene that the placeholder stands for; nil before the placeholder has woken, and where it leads nowhere.
    public var scene: UIViewController? {
        guard isAwake, !isMaking, address != nil else { return nil }
        do throws(SceneError) {
            return try realScene()
        } catch {
            report(error)
            return nil
        }
    }

    // MARK: Attributes

    /// Takes the attributes for itself, so that none of them loads the view.
    nonisolated open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { take(value, for: keyPath) }
    }

    func take(_ value: Any?, for keyPath: String) {
        attributes.set(value, for: keyPath)
        if let made, !attributes.names(keyPath) {
            PlaceholderAttributes.forward(value, keyPath, to: made, at: self)
        }
    }

    // MARK: Taking the place

    nonisolated open override func awakeFromNib() {
        MainActor.assumeIsolated {
            super.awakeFromNib()
            isAwake = true
            giveWay()
        }
    }

    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        giveWay()
    }

    /// Has the scene take the placeholder's place in the container that has it, while the placeholder is not on screen yet.
    private func giveWay() {
        guard isAwake, isReplacedInContainers, !isViewLoaded, let parent, parent.canReplaceChildren else { return }
        guard address != nil else { return report(attributes.namesNothing) }
        if let scene, scene.parent == nil {
            parent.replace(child: self, by: scene)
        }
    }

    // MARK: Containing the scene

    /// Empty: what the storyboard shows of a placeholder is for its author.
    open override func loadView() {
        view = UIView()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard address != nil else { return report(attributes.namesNothing) }
        if let circle = ScenePlaceholders.circle(above: self) {
            return report(circle)
        }
        if let scene, scene.parent == nil, scene.presentingViewController == nil {
            embed(scene)
        }
    }

    /// Where the scene's view begins and ends.
    var sceneEdges: SceneEdges { SceneEdges() }

    /// The scene as far as the placeholder contains it.
    private var contained: UIViewController? { made.flatMap { $0.parent === self ? $0 : nil } }

    // What bars show is the scene's, also before its view is in the placeholder.

    open override var navigationItem: UINavigationItem { scene?.navigationItem ?? super.navigationItem }

    open override var title: String? {
        get { scene?.title ?? super.title }
        set {
            super.title = newValue
            scene?.title = newValue
        }
    }

    open override var toolbarItems: [UIBarButtonItem]? {
        get { scene?.toolbarItems ?? super.toolbarItems }
        set { super.toolbarItems = newValue }
    }

    open override var hidesBottomBarWhenPushed: Bool {
        get { scene?.hidesBottomBarWhenPushed ?? super.hidesBottomBarWhenPushed }
        set { super.hidesBottomBarWhenPushed = newValue }
    }

    open override var isEditing: Bool {
        get { scene?.isEditing ?? super.isEditing }
        set {
            super.isEditing = newValue
            if let contained, contained.isEditing != newValue {
                contained.isEditing = newValue
            }
        }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        contained?.setEditing(editing, animated: animated)
        super.setEditing(editing, animated: animated)
    }

    open override var childForStatusBarStyle: UIViewController? { contained }
    open override var childForStatusBarHidden: UIViewController? { contained }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        contained?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        contained?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
    }
}
