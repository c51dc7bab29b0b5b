import Foundation
import SceneAddressing

/// What an app says about itself in the file `.boardwalk.json` in its folder.
///
/// All of it is optional, and so is the file. It is JSON5: comments, trailing commas and keys without quotes are
/// allowed. <doc:Configuration> describes every key.
///
/// ```json5
/// {
///   project: "Bookshop.xcodeproj",
///   targets: ["Bookshop"],
///   exclude: ["Pods/**"],
///   bundles: {"com.example.Kit": "Kit"},
///   conventions: {"swizzled-segue": true},
///   segues: [{class: "ShopSegue", separator: "/", order: "storyboardFirst", presentation: "modal"}],
///   placeholders: [{class: "ShopPlaceholder", storyboard: "storyboardName", scene: "sceneName"}],
///   rules: {"unreachable-scene": false},
/// }
/// ```
public struct Configuration: Hashable, Sendable {
    /// The name of the file.
    public static let fileName = ".boardwalk.json"

    /// The project files or packages to read, relative to the folder; empty for all there are.
    public var projects: [String] = []
    /// The names of the targets to map; empty for all there are.
    public var targets: [String] = []
    /// The paths to look at; empty for all.
    public var included: [PathPattern] = []
    /// The paths to leave out, even if they are included.
    public var excluded: [PathPattern] = []
    /// The module or folder that holds a bundle's documents, by the bundle's identifier.
    public var bundles: [String: String] = [:]
    /// The link conventions in force: the app's own first, then the known ones.
    public var conventions: [LinkConvention] = LinkConvention.standard
    /// The names of the conventions that the app switches off, which are then not inferred either.
    public var disabledConventions: Set<String> = []
    /// What is chosen about the rules that an app is checked by.
    public var rules = RuleChoices()

    private var keys: Set<String> = []

    /// The configuration of an app that has none.
    public init() {}

    /// Of two spellings of a key, the one that the file has.
    func writtenKey(_ one: String, _ many: String) -> String { keys.contains(one) && !keys.contains(many) ? one : many }

    /// Reads the configuration of the app in a folder; without a file, the configuration of an app that has none.
    ///
    /// - Throws: `ConfigurationError`
    public init(folder: URL) throws(ConfigurationError) {
        let file = PathParts.join(folder.path, Self.fileName)
        guard FileSystem.kind(of: file) != nil else {
            self.init()
            return
        }
        try self.init(ConfigurationValue(contentsOf: file, file: Self.fileName, limit: Self.largestFile))
    }

    /// Whoever needs more has written a program; a hostile file costs no more than this.
    private static let largestFile = 1 << 20

    /// Reads the text of a configuration.
    ///
    /// - Parameter file: the file's name in errors.
    /// - Throws: `ConfigurationError`
    public init(json data: Data, file: String = Configuration.fileName) throws(ConfigurationError) {
        try self.init(ConfigurationValue(json: data, file: file))
    }

    private init(_ root: ConfigurationValue) throws(ConfigurationError) {
        self.init()
        let members = try root.members(known: [
            "project", "projects", "target", "targets", "include", "exclude",
            "bundles", "conventions", "segues", "placeholders", "rules", "overrides",
        ])
        for key in ["project", "projects"] {
            projects += try members[key]?.paths() ?? []
        }
        for key in ["target", "targets"] {
            targets += try members[key]?.strings() ?? []
        }
        keys = Set(members.keys)
        included = try members["include"]?.patterns() ?? []
        excluded = try members["exclude"]?.patterns() ?? []
        for (identifier, place) in try members["bundles"]?.members() ?? [] {
            bundles[identifier] = try place.path()
        }
        disabledConventions = try Self.disabledConventions(members["conventions"])
        conventions = try Self.conventions(
            switches: members["conventions"], segues: members["segues"], placeholders: members["placeholders"]
        )
        rules = try RuleChoices(rules: members["rules"], overrides: members["overrides"])
    }

    /// True if the file is to be looked at.
    ///
    /// - Parameter path: the file's path relative to the app's folder.
    public func includes(_ path: String) -> Bool {
        (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
    }
}

extension ConfigurationValue {
    /// A path inside the app's folder.
    func path() throws(ConfigurationError) -> String {
        let text = try string()
        guard !text.startsExactly(with: "/"), !text.startsExactly(with: "~"), let path = PathParts.resolve(text) else {
            throw error(.outsideFolder(text))
        }
        return path
    }

    /// Patterns of paths inside the app's folder.
    func patterns() throws(ConfigurationError) -> [PathPattern] {
        let texts = try strings()
        for (index, text) in texts.enumerated() where text.startsExactly(with: "~") || PathParts.resolve(text) == nil {
            guard case .array = content else { throw error(.outsideFolder(text)) }
            throw ConfigurationError(file: file, keyPath: "\(keyPath)[\(index)]", reason: .outsideFolder(text))
        }
        return texts.map { PathPattern(PathParts.resolve($0) ?? $0) }
    }

    fileprivate func paths() throws(ConfigurationError) -> [String] {
        guard case .array = content else { return [try path()] }
        var paths: [String] = []
        for element in try array() {
            paths.append(try element.path())
        }
        return paths
    }
}
