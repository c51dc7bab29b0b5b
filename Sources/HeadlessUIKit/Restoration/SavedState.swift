extension Headless {
    /// The state of an app's interface, as the system keeps it while the app is not running.
    ///
    /// A value: nothing of the app that saved it lives in it, and it can be written to a file.
    public struct SavedState: Hashable, Sendable, Codable {
        /// What the app's delegate has encoded, and what the system adds.
        var application = SavedValues()
        /// In the order in which their state was encoded.
        var objects: [SavedObject] = []

        /// The restoration identifiers on the way to each controller, view and object whose state was saved.
        public var paths: [[String]] { objects.map(\.path) }
    }
}

/// One object of a saved state.
struct SavedObject: Hashable, Sendable, Codable {
    enum Kind: Hashable, Sendable, Codable {
        case controller
        case view
        /// One that the app has registered.
        case registered
    }

    /// Where the scene of a controller is found.
    struct Scene: Hashable, Sendable, Codable {
        let storyboard: String
        let bundle: SavedBundle
        let controllerID: String
    }

    let kind: Kind
    let path: [String]
    /// The place in the list of the object that this one is in; nil for a root.
    let parent: Int?
    /// The name of the class that finds the object again.
    let restorationClass: String?
    let scene: Scene?
    var values = SavedValues()
}

/// A bundle by what a later run finds it by.
enum SavedBundle: Hashable, Sendable, Codable {
    case main
    case path(String)
    case identifier(String)

    init(_ place: Headless.BundlePlace) {
        switch place {
        case .main: self = .main
        case .bundle(let bundle): self = .path(bundle.bundlePath)
        case .identifier(let identifier): self = .identifier(identifier)
        }
    }

    var place: Headless.BundlePlace {
        switch self {
        case .main: .main
        case .path(let path): Bundle(path: path).map(Headless.BundlePlace.bundle) ?? .main
        case .identifier(let identifier): .identifier(identifier)
        }
    }
}

/// What one object has encoded, by key.
struct SavedValues: Hashable, Sendable, Codable {
    enum Value: Hashable, Sendable, Codable {
        /// A number, a text or any other object that can be archived.
        case archive(Data)
        /// Another object of the saved state, by its place in the list.
        case reference(Int)
        /// Several of them.
        case references([Int])
    }

    var values: [String: Value] = [:]
}
