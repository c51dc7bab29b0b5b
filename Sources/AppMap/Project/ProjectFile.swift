/// What one project file, an Xcode project or a package manifest, says by itself.
///
/// Project files are read independently of each other, so that they can be read in parallel;
/// ``ProjectFiles/join(_:in:)`` then links their modules.
public struct ProjectFile: Sendable {
    /// A module that a module of another project file links or embeds.
    enum Reference: Hashable, Sendable {
        /// A target or product of another project, by its object's identifier, else by its name.
        case object(project: String, identifier: String, name: String)
        /// A built file, as `Kit.framework`.
        case builtProduct(String)
        /// A product, or a target, of a package.
        case packageProduct(String)
    }

    /// The project file, relative to the folder: `App.xcodeproj`, `Package.swift`.
    public let definition: String
    /// The targets that are built into modules, with the dependencies among themselves.
    public internal(set) var modules: [Module] = []
    /// The name of every file that the project file refers to, whether or not the file exists.
    public internal(set) var referencedFileNames: Set<String> = []
    /// What could not be read, or is not there.
    public internal(set) var problems: [Problem] = []

    /// Whether nothing of the file could be read.
    var isUnreadable = false
    /// What other project files refer to: targets and products by their objects' identifiers.
    var objects: [String: Module.ID] = [:]
    /// What other project files refer to: modules by their built file, as `Kit.framework`.
    var builtProducts: [String: Module.ID] = [:]
    /// What other project files refer to: modules by the package product that contains them.
    var packageProducts: [String: [Module.ID]] = [:]
    /// What the modules refer to in other project files.
    var references: [Module.ID: Set<Reference>] = [:]
}
