/// Placeholders for scenes of other storyboards: see ``StoryboardLink``.
@MainActor
public enum ExternalScenes {
    /// Lets scenes take the place of placeholders from now on. Calling it again changes nothing.
    ///
    /// The first placeholder of an app does so by itself. Only an app whose very first scene is one calls this, where the app
    /// delegate is made: else that one scene is contained by its placeholder.
    public static func activate() {
        UIKitHooks.install()
    }

    /// Where a placeholder leads, for a program that runs apps without their sources and knows it from elsewhere. It is asked
    /// before the placeholder's attributes.
    package static var knownAddress: ((_ placeholder: UIViewController) -> SceneAddress?)?
}
