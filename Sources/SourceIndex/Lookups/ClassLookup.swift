/// What the class name of a document leads to at run time.
public enum ClassLookup: Hashable, Sendable {
    /// The class that the object will be of.
    case found(ClassReference)
    /// Classes of that name that the run time does not find by what the document says: their places in
    /// ``SourceIndex/classes``, the likeliest first.
    case unreachable([Int], Obstacle)
    /// The document names a module that is not indexed: a framework without sources, or a misspelt name. The places are
    /// those of indexed classes of that name.
    case foreign(module: String, sameName: [Int])
    /// No indexed file declares a class of that name, and it is no class of UIKit that is known.
    case missing

    /// Why a class is not found though there is one of that name.
    public enum Obstacle: Hashable, Sendable {
        /// A Swift class is looked up without its module.
        case needsModule
        /// It is in another module than the document says.
        case otherModule
        /// An Objective-C class is looked up as if it were a Swift class of a module.
        case objectiveC
        /// A generic class has no name by which a document could find it.
        case generic
        /// The class is nested in another type; only its mangled name finds it.
        case nested
        /// Swift knows the class by another name than the one in its `@objc(Name)`.
        case renamed
    }
}

extension SourceIndex {
    /// Looks a custom class up as the run time does.
    ///
    /// - Parameters:
    ///   - name: the attribute `customClass`.
    ///   - module: the attribute `customModule`; nil or empty where it is missing.
    ///   - provider: the attribute `customModuleProvider`: `target` means the module that the document is compiled into,
    ///     whatever `customModule` says.
    ///   - target: the module that the document is compiled into, where it is known.
    public func lookUp(customClass name: String, module: String?, provider: String?, target: String?) -> ClassLookup {
        if let runtimeName = RuntimeName(name) { return lookUp(runtimeName) }
        let inherited = provider == "target" ? target : nil
        guard let module = inherited ?? module, !module.isEmpty else { return lookUpObjectiveC(name, target: target) }
        let sameName = names.classes(named: name)
        guard modules.contains(module) else { return .foreign(module: module, sameName: sameName) }
        if case .sourceClass(let index)? = table.entry([name], module: module) {
            if classes[index].language == .objectiveC { return .unreachable([index], .objectiveC) }
            return classes[index].genericParameters.isEmpty ? .found(.source(index)) : .unreachable([index], .generic)
        }
        let inModule = sameName.filter { classes[$0].module == module }
        if let first = inModule.first {
            if classes[first].language == .objectiveC { return .unreachable(inModule, .objectiveC) }
            return .unreachable(inModule, classes[first].name == name ? .nested : .renamed)
        }
        if let first = sameName.first {
            let isObjectiveC = classes[first].language == .objectiveC && sameName.count == 1
            return .unreachable(sameName, isObjectiveC ? .objectiveC : .otherModule)
        }
        return .missing
    }

    private func lookUp(_ name: RuntimeName) -> ClassLookup {
        let sameName = name.path.last.map(names.classes(named:)) ?? []
        guard modules.contains(name.module) else { return .foreign(module: name.module, sameName: sameName) }
        guard case .sourceClass(let index)? = table.entry(name.path, module: name.module), classes[index].language == .swift else {
            return sameName.isEmpty ? .missing : .unreachable(sameName, .otherModule)
        }
        return classes[index].genericParameters.isEmpty ? .found(.source(index)) : .unreachable([index], .generic)
    }

    private func lookUpObjectiveC(_ name: String, target: String?) -> ClassLookup {
        if let index = table.objectiveCClass(name, preferring: target) { return .found(.source(index)) }
        if PlatformClass.named(name) != nil { return .found(.platform(name)) }
        let sameName = names.classes(named: name).sorted { left, right in
            classes[left].module == target && classes[right].module != target
        }
        guard let first = sameName.first else { return .missing }
        if !classes[first].genericParameters.isEmpty { return .unreachable(sameName, .generic) }
        if classes[first].path.count > 1 { return .unreachable(sameName, .nested) }
        return .unreachable(sameName, classes[first].objectiveCName == nil ? .needsModule : .renamed)
    }
}
