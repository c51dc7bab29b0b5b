/// What there is to link to, as seen from one link.
public protocol SceneCatalogue {
    /// What a storyboard holds.
    ///
    /// - Parameters:
    ///   - name: the storyboard's name, without an extension; nil for the storyboard that the link is in.
    ///   - bundle: the identifier of a bundle; nil for the bundle that the link is in.
    /// - Throws: `storyboardMissing`, `storyboardElsewhere`, `bundleUnknown` and the like, with the nearest names there are.
    func contents(
        ofStoryboard name: String?, inBundle bundle: String?
    ) throws(LinkFailure.Reason) -> StoryboardContents

    /// Whether near names are looked for where a name does not exist, which costs time for each name that does.
    var suggestsNames: Bool { get }
}

extension SceneCatalogue {
    /// True, unless a catalogue says otherwise.
    public var suggestsNames: Bool { true }
}

/// The scenes of a storyboard that an address can name.
public struct StoryboardContents: Hashable, Sendable {
    /// The storyboard identifiers of its scenes.
    public var scenes: Set<ExactName>
    /// True if one of the scenes is the initial view controller.
    public var hasInitialScene: Bool

    /// The contents of a storyboard.
    public init(scenes: Set<ExactName>, hasInitialScene: Bool) {
        self.scenes = scenes
        self.hasInitialScene = hasInitialScene
    }
}

extension SceneCatalogue {
    /// Looks up the scene of an address.
    ///
    /// - Throws: why there is none.
    public func find(_ address: SceneAddress) throws(LinkFailure.Reason) {
        let contents = try contents(ofStoryboard: address.storyboard, inBundle: address.bundle)
        guard let scene = address.scene else {
            guard contents.hasInitialScene else {
                throw .noInitialScene(storyboard: address.storyboard, scenes: contents.scenes.sorted().map(\.text))
            }
            return
        }
        guard contents.scenes.contains(ExactName(scene)) else {
            let nearest = suggestsNames ? NearestNames.of(scene, among: contents.scenes.lazy.map(\.text)) : []
            throw .sceneMissing(scene, storyboard: address.storyboard, nearest: nearest)
        }
    }
}
