import SceneAddressing

/// Something that is built into one bundle: an app, an extension, a framework, a resource bundle,
/// a Swift package target, or, where a folder has no project at all, the folder itself.
///
/// A storyboard name is looked up in one bundle, so the module is the unit in which names are unique.
public struct Module: Hashable, Sendable, Identifiable {
    /// What a module is built into.
    public enum Kind: String, Hashable, Sendable {
        case application
        case appExtension
        case watchApplication
        case watchExtension
        case framework
        case staticLibrary
        case resourceBundle
        case packageTarget
        case tests
        /// A folder without a project.
        case folder
        /// No target at all: the documents of a folder that none of its targets contains.
        case noTarget
        case other
    }

    /// Tells this module from all others of one folder; stable as long as the project files are.
    public struct ID: Hashable, Sendable, Comparable, CustomStringConvertible {
        /// The id as text.
        public let rawValue: String

        /// The id of this text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public var description: String { rawValue }

        public static func == (left: ID, right: ID) -> Bool { left.rawValue.exactlyEquals(right.rawValue) }

        public static func < (left: ID, right: ID) -> Bool { ExactName(left.rawValue) < ExactName(right.rawValue) }

        public func hash(into hasher: inout Hasher) { hasher.combine(ExactName(rawValue)) }
    }

    /// What tells the module from all others of the folder.
    public let id: ID
    /// The target's name as the project shows it.
    public var name: String
    /// The Swift module name that `customModule` in a document refers to.
    public var moduleName: String
    /// False where the project alone does not tell the module's name: a setting in it is not known, holds under a condition, or
    /// may be in a settings file that is not in the folder. Then ``moduleName`` is a guess.
    public var isModuleNameKnown = true
    /// What the module is built into.
    public var kind: Kind
    /// The platform built for; nil where the project does not tell.
    public var platform: Platform?
    /// The identifier that `bundleIdentifier` in a storyboard reference refers to,
    /// with build settings expanded as far as they are known.
    public var bundleIdentifier: String?
    /// The lowest system version that the module runs on, as in `15.0`.
    public var deploymentTarget: String?
    /// The file that defines the module, relative to the folder: `App.xcodeproj`, `Package.swift`; nil for a folder.
    public var definition: String?
    /// The files that are copied or compiled into the bundle, relative to the folder and sorted:
    /// documents, asset catalogues, images, folders of resources.
    public var resources: [String]
    /// The source files that are compiled into the module, relative to the folder and sorted.
    public var sources: [String]
    /// False for a folder whose project cannot be read, so that nobody knows which of its files are the app's.
    public var isMembershipKnown = true
    /// False where the module may be made of more sources than ``sources``.
    public var isWhole = true
    /// The modules of the same folder that this one links, embeds or depends on.
    public var dependencies: [ID]
    /// Where the system starts, from the module's Info.plist and build settings.
    public var entryPoints: [EntryPoint]

    /// A module of these properties.
    public init(
        id: ID,
        name: String,
        moduleName: String,
        kind: Kind,
        platform: Platform? = nil,
        bundleIdentifier: String? = nil,
        deploymentTarget: String? = nil,
        definition: String? = nil,
        resources: [String] = [],
        sources: [String] = [],
        dependencies: [ID] = [],
        entryPoints: [EntryPoint] = []
    ) {
        self.id = id
        self.name = name
        self.moduleName = moduleName
        self.kind = kind
        self.platform = platform
        self.bundleIdentifier = bundleIdentifier
        self.deploymentTarget = deploymentTarget
        self.definition = definition
        self.resources = resources
        self.sources = sources
        self.dependencies = dependencies
        self.entryPoints = entryPoints
    }
}
