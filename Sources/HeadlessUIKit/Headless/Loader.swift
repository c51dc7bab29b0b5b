import InterfaceBuilder

extension Headless.Loading {
    public func holds(_ bundle: Headless.BundlePlace) -> Bool { true }
    public func storyboardNames(in bundle: Headless.BundlePlace) -> Set<String> { [] }
}

extension Headless {
    /// Finds the documents that an app's code and references name.
    ///
    /// The one that is in force from the start looks in bundles. An app's documents can come from anywhere: put a loader
    /// of your own in `Headless.loader`.
    @MainActor
    public protocol Loading {
        /// - Parameters:
        ///   - name: the name without an extension, to be found exactly as it is written.
        /// - Returns: nil where the bundle has no such document.
        func storyboard(named name: String, in bundle: BundlePlace) -> LoadedDocument?
        func nib(named name: String, in bundle: BundlePlace) -> LoadedDocument?

        /// Whether there is such a bundle. True unless a loader says otherwise.
        func holds(_ bundle: BundlePlace) -> Bool

        /// The names of the storyboards that a bundle has, for suggestions where one is missing. None unless a loader says
        /// otherwise.
        func storyboardNames(in bundle: BundlePlace) -> Set<String>
    }

    /// A document and where it was found.
    public struct LoadedDocument: Sendable {
        public var document: Document
        /// Names the document for good: one that is loaded again under the same key is prepared only once.
        public var key: String
        /// The module whose bundle has the document.
        public var module: String?
        /// The bundle in which the document's own references are looked up.
        public var bundle: BundlePlace

        public init(document: Document, key: String, module: String?, bundle: BundlePlace) {
            self.document = document
            self.key = key
            self.module = module
            self.bundle = bundle
        }
    }

    /// Where documents come from.
    public static var loader: any Loading = BundleLoader() {
        didSet {
            documents = [:]
            prepared = PreparedDocuments()
        }
    }

    /// The files that have been read, by path.
    private static var documents: [String: Document] = [:]

    /// The document of a file, read once; nil where there is none that can be read.
    static func document(at path: String) -> Document? {
        if let document = documents[path] {
            return document
        }
        let document = try? Document(contentsOf: path)
        documents[path] = document
        return document
    }
}
