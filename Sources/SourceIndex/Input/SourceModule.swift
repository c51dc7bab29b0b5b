/// A module's sources, as whoever knows the project tells them.
///
/// The index knows no project files. With the room `AppMap`, an app's modules are
///
/// ```swift
/// let modules = app.modules.map { SourceModule(name: $0.moduleName, files: $0.sources) }
/// let listed = Set(app.modules.flatMap(\.sources))
/// let headers = app.scan.files.filter { $0.hasSuffix(".h") && !listed.contains($0) }
/// let index = SourceIndex(root: app.root, modules: modules, looseHeaders: headers)
/// ```
public struct SourceModule: Hashable, Sendable {
    /// The Swift module name, which `customModule` in a document refers to.
    public let name: String
    /// Paths relative to the index's root, or absolute. Files of other kinds than Swift and Objective-C are passed over, so
    /// that a target's whole list may be given.
    public let files: [String]

    /// A module of these files.
    public init(name: String, files: [String]) {
        self.name = name
        self.files = files
    }
}

/// A file that the index could not read.
public struct SourceProblem: Hashable, Sendable {
    /// The path as it was given.
    public let file: String
    /// Why it was not read, as a sentence without a full stop.
    public let reason: String
    /// The line where that shows, counted from 1; nil for the file as a whole.
    public let line: Int?
    /// Whether the file holds the marks of an unfinished merge.
    public let isUnfinishedMerge: Bool

    init(file: String, reason: String, line: Int? = nil, isUnfinishedMerge: Bool = false) {
        self.file = file
        self.reason = reason
        self.line = line
        self.isUnfinishedMerge = isUnfinishedMerge
    }
}
