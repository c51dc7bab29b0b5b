/// A storyboard by its name and the bundle that it is looked up in.
struct StoryboardPlace: Hashable {
    /// The bundle that a storyboard is looked up in.
    enum Home: Hashable {
        case main
        case bundle(Bundle)
        /// A bundle by its identifier, as addresses and references name it.
        case identifier(String)

        /// The bundle as a user of the library gives it; nil is the app's own.
        init(_ bundle: Bundle?) {
            self = bundle.map { $0 == .main ? .main : .bundle($0) } ?? .main
        }

        /// The bundle in messages.
        var description: String {
            switch self {
            case .main: "the app's bundle"
            case .bundle(let bundle): "the bundle '\(bundle.bundleIdentifier ?? bundle.bundleURL.lastPathComponent)'"
            case .identifier(let identifier): "the bundle '\(identifier)'"
            }
        }
    }

    var name: String
    var home: Home
}
