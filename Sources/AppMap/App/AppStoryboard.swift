import InterfaceBuilder

/// A storyboard as an app has it: one name in one bundle, whatever variants for languages and devices there are.
public struct AppStoryboard: Sendable, Identifiable {
    /// The storyboard's position in `App.storyboards`.
    public struct ID: Hashable, Sendable, Comparable {
        /// The position.
        public let index: Int

        public static func < (left: ID, right: ID) -> Bool { left.index < right.index }
    }

    /// What tells the storyboard from all others of the app.
    public let id: ID
    /// The name that code and references use.
    public let name: String
    /// The module in whose bundle the storyboard lies.
    public let module: Module.ID
    /// The files: the primary one, whose scenes and ways the map shows, and its variants.
    public let files: DocumentGroup
    /// The file that is shown: the primary one unless it cannot be read; relative to the folder.
    public let file: String
    /// The content of the file that is shown.
    public let document: Document
    /// The system that the file is made for; nil where the file does not tell.
    public let platform: Platform?
    /// The scene with the storyboard entry point; nil where there is none.
    public let initialScene: AppScene.ID?
    /// Positions in `App.scenes`, in the order of the file.
    public let scenes: Range<Int>
}
