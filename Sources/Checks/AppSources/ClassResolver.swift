import AppMap
import InterfaceBuilder
import SourceIndex

/// Finds the classes that documents name, and says nothing where the sources are not all there is.
struct ClassResolver {
    private let read: ReadSources
    private let importedModules: Set<String>

    init(_ read: ReadSources, importedModules: Set<String>) {
        self.read = read
        self.importedModules = importedModules
    }

    /// What a class leads to; nil where a class that the sources do not have may be elsewhere.
    func lookUp(_ customClass: CustomClass, in module: Module) -> ClassLookup? {
        // A folder without a project has one module, whatever its name is when it is built.
        let inherits = customClass.inheritsModuleFromTarget || (module.kind == .folder && customClass.module != nil)
        let isGuessed = inherits && !customClass.inheritsModuleFromTarget
        let lookup = read.index.lookUp(
            customClass: customClass.name, module: customClass.module, provider: inherits ? "target" : nil,
            target: module.moduleName)
        switch lookup {
        case .found: return lookup
        case _ where isGuessed: return nil
        case .unreachable:
            let named = inherits ? module.moduleName : customClass.module
            return named.map(read.wholeModules.contains) ?? true ? lookup : nil
        case .foreign(_, let sameName) where !read.guessedModules.isEmpty:
            // The module that the document names may well be one whose name is not known.
            let meant = sameName.filter { read.index.classes[$0].module.map(read.guessedModules.contains) ?? false }
            return meant.count == 1 ? .found(.source(meant[0])) : nil
        case .foreign(let name, let sameName):
            return inherits || sameName.isEmpty || importedModules.contains(name) ? nil : lookup
        case .missing:
            if let named = inherits ? module.moduleName : customClass.module {
                return read.wholeModules.contains(named) ? lookup : nil
            }
            return mayBeForeign(customClass.name) ? nil : lookup
        }
    }

    /// Whether a class without a module may be one of an Objective-C library that is not in the folder, or one of Apple's that
    /// is not listed.
    private func mayBeForeign(_ name: String) -> Bool {
        guard !read.usesForeignCode, read.index.modules.allSatisfy(read.wholeModules.contains) else { return true }
        // Classes of Apple and of libraries begin with two capitals or more before the word; so may the app's own.
        guard let prefix = Self.prefix(of: name) else { return name.hasPrefix("_") }
        return PlatformClass.prefixes.contains(prefix) || !read.ownPrefixes.contains(prefix)
    }

    /// The capitals before the first word of a class's name, at least two.
    static func prefix(of name: String) -> String? {
        let capitals = name.prefix { $0.isUppercase }
        return capitals.count > 2 ? String(capitals.dropLast()) : nil
    }
}
