import SceneAddressing

/// One place in an app's documents that says where another scene is.
public struct Link: Sendable, Identifiable {
    /// The link's position in `App.links`.
    public struct ID: Hashable, Sendable, Comparable {
        /// The position.
        public let index: Int

        public static func < (left: ID, right: ID) -> Bool { left.index < right.index }
    }

    /// What says it.
    public enum Origin: String, Hashable, Sendable {
        /// A scene that stands for another: a storyboard reference or a placeholder with runtime attributes.
        case scene
        /// A segue by its identifier.
        case segue
        /// A view with runtime attributes, into which the scene is put.
        case view
    }

    /// What tells the link from all others of the app.
    public let id: ID
    /// What says where the other scene is.
    public let origin: Origin
    /// The object id of the scene's controller, the segue or the view.
    public let objectID: String
    /// The scene that the link is in.
    public let scene: AppScene.ID
    /// The name of the linking convention.
    public let convention: String
    /// The address as it was read; nil where there is none to read.
    public let address: SceneAddress?
    /// How the scene comes on screen.
    public let presentation: LinkPresentation
    /// True where no class or element states the link: it is taken for one because what looks like an address leads
    /// to a scene.
    public let isInferred: Bool
    /// Where the link leads, not yet through further placeholders; see ``App/destination(of:)``.
    public let target: LinkTarget
    /// Other storyboards of the same name in the same module, which could have been meant.
    public let namesakes: [AppStoryboard.ID]
    /// Where the element begins that says it.
    public let location: SourceLocation
}

/// Where a link leads, not yet through placeholders that it may meet there.
public enum LinkTarget: Hashable, Sendable {
    /// A scene, which may be a placeholder itself.
    case scene(AppScene.ID)
    /// A nib in place of a scene; whether it is there has not been looked up.
    case nib(NibAddress)
    /// Nothing, and why.
    case nowhere(LinkFailure)
}
