/// A placeholder that stays where it is and contains the scene: what `RBStoryboardLink` is, without its faults.
///
/// It is for apps that were written for such a container; elsewhere use ``StoryboardLink``. Nothing is copied from the scene:
/// its items, title, sizes, status bar and editing are its own, asked for when they are needed, and its view is loaded with
/// the container's. A segue of the classes ``ExternDestinationSegue`` and below leads to the scene itself.
///
/// The attributes are those of ``StoryboardLink``, and of type Boolean:
///
/// | attribute | meaning |
/// |---|---|
/// | `needsTopLayoutGuide` | whether the scene begins below the bars at the top; by default it lies under them, and has a safe area |
/// | `needsBottomLayoutGuide` | the same at the bottom |
open class EmbeddedStoryboardLink: StoryboardLink {
    private var edges = SceneEdges()

    override var linkConvention: LinkConvention { .rbStoryboardLink }
    override var isReplacedByScene: Bool { false }
    override var isReplacedInContainers: Bool { !Self.embedsInContainers }
    override var sceneEdges: SceneEdges { edges }

    /// Whether the placeholder stays in tab bar, navigation, split and page view controllers too. It need not: there the
    /// scene itself takes its place, so that bars know it; return true in a subclass for code that looks for the placeholder
    /// in a container.
    open class var embedsInContainers: Bool { false }

    override func take(_ value: Any?, for keyPath: String) {
        switch keyPath {
        case "needsTopLayoutGuide": edges.beginsBelowTopBars = value as? Bool ?? false
        case "needsBottomLayoutGuide": edges.endsAboveBottomBars = value as? Bool ?? false
        default: super.take(value, for: keyPath)
        }
    }
}
