/// The class that an object is of, where the document names one.
public struct CustomClass: Hashable, Sendable {
    /// The name of the class without its module.
    public let name: String
    /// The module; nil for a class of Objective-C, or where the document leaves it to the target.
    public let module: String?
    /// Where the editor takes the module from; `target` where it is that of the app, whatever its name.
    public let moduleProvider: String?

    /// Whether the editor takes the module from the target that builds the document.
    public var inheritsModuleFromTarget: Bool { moduleProvider == "target" }

    init?(_ element: Element) {
        let module = element["customModule"]
        let provider = element["customModuleProvider"]
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        self.name = name
        self.module = module?.isEmpty == true ? nil : module
        moduleProvider = provider?.isEmpty == true ? nil : provider
    }
}
