/// A storyboard that the system itself opens, and the key that names it.
public struct EntryPoint: Hashable, Sendable {
    /// Why the system opens the storyboard.
    public enum Kind: String, Hashable, Sendable {
        /// `UIMainStoryboardFile` and its device variants, or `NSMainStoryboardFile`.
        case main
        /// `UISceneStoryboardFile` in the scene manifest.
        case sceneManifest
        /// `UILaunchStoryboardName` or an entry of `UILaunchStoryboards`.
        case launch
        /// `NSExtensionMainStoryboard`: a widget, share or other extension.
        case extensionMain
        /// The storyboard of a watch app.
        case watch
    }

    /// Why the system opens the storyboard.
    public var kind: Kind
    /// The storyboard's name as the key gives it, without an extension.
    public var storyboard: String
    /// The key that names the storyboard, as in `UIMainStoryboardFile~ipad`.
    public var key: String
    /// The file that holds the key, relative to the folder.
    public var file: String

    /// An entry point of these properties.
    public init(kind: Kind, storyboard: String, key: String, file: String) {
        self.kind = kind
        self.storyboard = storyboard
        self.key = key
        self.file = file
    }
}
