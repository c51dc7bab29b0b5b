/// The classes, outlets, actions and identifiers of an app's Swift and Objective-C sources.
public struct SourceIndex: Sendable {
    /// The names of the indexed modules, in the order in which they were given.
    public let modules: [String]
    /// The classes of all modules, in the order of modules and files.
    public let classes: [SourceClass]
    /// The places that name storyboards, scenes, segues, cells, nibs, images and colours, in the order of modules and files.
    public let uses: [IdentifierUse]
    /// The modules that the files of each module import.
    public let imports: [String: Set<String>]
    /// The files with uses of identifiers that import a testing framework.
    public let testFiles: Set<String>
    /// Files that could not be read.
    public let problems: [SourceProblem]
    let table: TypeTable
    let additions: [String: ClassAdditions]
    /// The protocols that those of the sources inherit from, by the name of each.
    let protocols: [String: Set<String>]
    /// Places of classes by the names that documents use.
    let names: ClassNames

    /// Reads the sources of an app, several files at a time.
    ///
    /// - Parameters:
    ///   - root: the folder that paths are relative to.
    ///   - modules: the app's modules with their files. A file of several modules is read once and counts in each.
    ///   - looseHeaders: Objective-C headers that no module lists, as those of an app's target: what they declare belongs to the
    ///     module that implements it.
    ///   - cache: where what was read is kept from run to run; nil to read everything.
    public init(root: String, modules: [SourceModule], looseHeaders: [String] = [], cache: SourceCache? = nil) {
        self.init(reading: SourceReading(root: root, modules: modules, looseHeaders: looseHeaders, cache: cache))
    }

    init(reading: SourceReading) {
        let linker = ClassLinker(reading.modules)
        modules = reading.modules.compactMap(\.name)
        classes = linker.classes
        table = linker.table
        additions = linker.additions
        protocols = linker.protocols
        names = ClassNames(linker.classes)
        uses = UseLinker(reading.modules, classes: linker.classes, table: linker.table).uses(of: reading.modules)
        imports = reading.modules.reduce(into: [:]) { imports, module in
            guard let name = module.name else { return }
            imports[name, default: []].formUnion(module.files.flatMap(\.imports))
        }
        testFiles = Set(
            reading.modules.flatMap(\.files).filter { !Set(["XCTest", "Testing"]).isDisjoint(with: $0.imports) }
                .flatMap(\.uses).map(\.location.file))
        problems = reading.problems
    }
}
