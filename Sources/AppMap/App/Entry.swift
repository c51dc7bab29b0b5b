import SceneAddressing

extension App {
    /// A document that the system itself opens.
    public struct Entry: Hashable, Sendable {
        /// The key that names the document.
        public let point: EntryPoint
        /// The storyboard that is opened; nil where the main bundle has none of the name that can be read.
        public let storyboard: AppStoryboard.ID?
        /// The name of the xib that is shown in place of a storyboard, which a launch screen may be.
        public let xib: String?
        /// Why the system finds nothing to start with; nil where all is well.
        public let fault: EntryFault?
        /// Where the key stands that names the document, as far as it was looked for: at the start of the file where all is well.
        public let location: SourceLocation
    }
}

/// Why an entry of an app leads to nothing.
public enum EntryFault: Hashable, Sendable {
    /// The main bundle has no document of the name.
    case storyboardMissing(nearest: [NearestName])
    /// The document is there, but its file cannot be read.
    case storyboardUnreadable(file: String)
    /// The document is there, but the configuration leaves its file out.
    case storyboardLeftOut(file: String)
    /// The storyboard has no initial view controller.
    case noInitialScene
}

extension App.Entry {
    /// What is wrong, what happens when the app starts, and what to do; nil where all is well.
    public var faultDescription: String? {
        fault.map { fault in
            switch fault {
            case .storyboardMissing(let nearest):
                "\(point.key) names the storyboard '\(point.storyboard)', which the bundle does not have. \(consequence). "
                    + (nearest.first.map { "Did you mean '\($0.name)'?" }
                        ?? "Correct the name, or add the storyboard to the target.")
            case .storyboardUnreadable(let file):
                "\(point.key) names the storyboard '\(point.storyboard)', and its file '\(file)' cannot be read. Mend the file."
            case .storyboardLeftOut(let file):
                "\(point.key) names the storyboard '\(point.storyboard)', and the configuration leaves its file '\(file)' out."
            case .noInitialScene:
                "\(point.key) names the storyboard '\(point.storyboard)', which has no initial view controller. "
                    + "The app starts with a black screen. Make a scene the initial view controller."
            }
        }
    }

    private var consequence: String {
        point.kind == .launch ? "The app starts with a blank screen" : "The app stops when it starts"
    }
}
