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
}
