import InterfaceBuilder

/// The class that an object of a document is made of.
@MainActor
final class NibClass {
    let type: AnyClass
    /// The class as one that documents can make; nil for a plain class.
    let nibType: (any NibObject.Type)?
    /// The name that the document gives, with its module, where the program has no such class and `type` stands in.
    let declaredName: String?
    /// What UIKit prints where the program has no such class.
    let message: String?
    /// When it was looked up.
    let generation: Int

    /// - Parameter bundleModule: the module whose bundle the document is in, which `customModuleProvider="target"`
    ///   means.
    static func find(for template: ObjectTemplate, bundleModule: String?) -> NibClass {
        let base: AnyClass = ElementClasses.base(of: template.kind)
        guard let customClass = template.customClass else { return NibClass(base, nil) }
        if let type = type(of: customClass, bundleModule: bundleModule, where: { isUsable($0, for: base) }) {
            return NibClass(type, nil)
        }
        return NibClass(
            base, customClass.qualifiedName, message: unknownClassMessage(customClass, bundleModule: bundleModule))
    }

    /// The class of the program that a document names.
    static func type(
        of customClass: CustomClass, bundleModule: String?, where isUsable: (AnyClass) -> Bool = { _ in true }
    ) -> AnyClass? {
        for module in modules(of: customClass, bundleModule) {
            if let type = type(named: customClass.name, module: module), isUsable(type) {
                return type
            }
        }
        return nil
    }

    private init(_ type: AnyClass, _ declaredName: String?, message: String? = nil) {
        self.type = type
        self.declaredName = declaredName
        self.message = message
        nibType = type as? any NibObject.Type
        generation = Headless.generation
    }

    private static func modules(of customClass: CustomClass, _ bundleModule: String?) -> [String?] {
        if let module = customClass.module {
            // A document that takes its module from the target is built into whatever module has it.
            return customClass.inheritsModuleFromTarget ? [module, bundleModule] : [module]
        }
        return customClass.inheritsModuleFromTarget ? [bundleModule, nil] : [nil]
    }

    private static func type(named name: String, module: String?) -> AnyClass? {
        if let type = Headless.registeredClass(name, module: module) {
            return type
        }
        return program.type(named: "\(module ?? "HeadlessUIKit").\(name)")
    }

    private static var program = ProgramClasses()

    private static func isUsable(_ type: AnyClass, for base: AnyClass) -> Bool {
        var candidate: AnyClass? = type
        while let current = candidate {
            if current == base {
                return true
            }
            candidate = _getSuperclass(current)
        }
        return false
    }

    var isStandIn: Bool { declaredName != nil }

    /// Whether the class may be looked up anew: one that was missing may have been registered since.
    var isStale: Bool { isStandIn && generation != Headless.generation }

    /// The class's name as UIKit prints it.
    var name: String {
        let name = declaredName ?? String(reflecting: type)
        return name.hasPrefix("HeadlessUIKit.") ? String(name.dropFirst("HeadlessUIKit.".count)) : name
    }

    /// What UIKit prints for a class that it does not find; Swift's classes under their mangled name.
    static func unknownClassMessage(_ customClass: CustomClass, bundleModule: String?) -> String {
        let module = customClass.module ?? (customClass.inheritsModuleFromTarget ? bundleModule : nil)
        let name = module.map { "_TtC\($0.utf8.count)\($0)\(customClass.name.utf8.count)\(customClass.name)" }
        return "Unknown class \(name ?? customClass.name) in Interface Builder file."
    }
}

/// The classes that the program was built with, by their names.
///
/// The run time looks through everything for a name that there is not, so that such a name is asked for once.
private struct ProgramClasses {
    private var missing: Set<String> = []

    mutating func type(named name: String) -> AnyClass? {
        guard !missing.contains(name) else { return nil }
        if let type = NSClassFromString(name) { return type }
        missing.insert(name)
        return nil
    }
}

extension CustomClass {
    /// The name with the module that the document names.
    var qualifiedName: String { module.map { "\($0).\(name)" } ?? name }
}
