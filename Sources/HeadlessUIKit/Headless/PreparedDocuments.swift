extension Headless {
    /// What has been prepared of documents, so that their scenes can be made again and again.
    ///
    /// Each loader begins with none. Where loaders follow each other that give the same documents under the same keys, put
    /// what is prepared for the first in ``prepared`` after the second is in force.
    @MainActor
    public final class PreparedDocuments {
        private var storyboards: [String: StoryboardTemplate] = [:]
        private var nibs: [String: NibTemplate] = [:]
        /// The xibs that were found for classes, so that controllers without one do not search each time.
        var nibNames: [String: String?] = [:]

        public init() {}

        func storyboard(_ loaded: LoadedDocument) -> StoryboardTemplate {
            if let template = storyboards[loaded.key] {
                return template
            }
            let template = StoryboardTemplate(loaded.document)
            storyboards[loaded.key] = template
            return template
        }

        func nib(_ loaded: LoadedDocument) -> NibTemplate {
            if let template = nibs[loaded.key] {
                return template
            }
            let template = NibTemplate(loaded.document)
            nibs[loaded.key] = template
            return template
        }
    }

    /// What has been prepared of the documents of the loader in force.
    public static var prepared = PreparedDocuments()
}
