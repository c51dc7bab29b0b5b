extension Headless {
    /// The bundle in which a storyboard or xib is looked up.
    public enum BundlePlace: Hashable, Sendable {
        case main
        case bundle(Bundle)
        /// A bundle by its identifier, as references name it.
        case identifier(String)

        /// How UIKit prints the bundle in its messages.
        var description: String {
            switch self {
            case .main: "NSBundle <\(Bundle.main.bundlePath)> (loaded)"
            case .bundle(let bundle): "NSBundle <\(bundle.bundlePath)> (loaded)"
            case .identifier(let identifier): "NSBundle <\(identifier)> (not yet loaded)"
            }
        }
    }
}
