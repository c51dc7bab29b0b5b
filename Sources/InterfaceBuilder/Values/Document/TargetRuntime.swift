/// The system that a document is for.
public enum TargetRuntime: Hashable, Sendable {
    /// iPhone and iPad.
    case iOS
    /// iPad alone.
    case iPad
    case tvOS
    case watchOS
    case macOS
    /// A runtime that is not known, as the document spells it.
    case other(String)

    /// Reads the attribute `targetRuntime` of a document.
    public init(spelling: String) {
        self =
            switch spelling {
            case "iOS.CocoaTouch": .iOS
            case "iOS.CocoaTouch.iPad": .iPad
            case "AppleTV": .tvOS
            case "watchKit": .watchOS
            case "MacOSX.Cocoa": .macOS
            default: .other(spelling)
            }
    }
}
