import SceneAddressing

/// What a scan leaves out, and how far it goes.
public struct ScanOptions: Hashable, Sendable {
    /// Leaves out files and folders whose names start with a dot.
    public var leavesOutHidden = true
    /// Leaves out folders of dependencies and build products, such as `Pods`, `DerivedData` and `X.framework`.
    public var leavesOutDependencies = true
    /// Leaves out what `.gitignore` files and `.git/info/exclude` name.
    public var leavesOutIgnored = true
    /// How many folders deep the scan goes.
    public var maximumDepth = 64
    /// How many files the scan lists.
    public var maximumCount = 500_000

    /// The defaults: everything that does not belong to the app's own sources is left out.
    public init() {}

    /// Lists everything except the inside of `.git`.
    public static var includingIgnored: ScanOptions {
        var options = ScanOptions()
        options.leavesOutHidden = false
        options.leavesOutDependencies = false
        options.leavesOutIgnored = false
        return options
    }
}

extension ScanOptions {
    private static let dependencyFolders: Set<ExactName> = [
        "Pods", "Carthage", "build", "Build", "DerivedData", "SourcePackages", "node_modules", "bower_components",
        "xcuserdata",
    ]

    private static let productExtensions: Set<ExactName> = [
        "app", "appex", "framework", "xcframework", "storyboardc", "xcarchive", "xcresult", "dSYM",
    ]

    /// Whether a folder holds what others wrote or a tool built.
    static func isDependency(folder path: String) -> Bool {
        let path = PathParts(path)
        let name = ExactName(path.name)
        if dependencyFolders.contains(name) || productExtensions.contains(ExactName(path.pathExtension)) { return true }
        return name == "bundle" && ExactName(PathParts(path.folder).name) == "vendor"
    }
}
