extension Headless {
    private static var registered: [String: AnyClass] = [:]

    /// Makes a class known under the name that documents use.
    ///
    /// Classes at the top level of a module are found by themselves as `Module.Class`. Registration is for the others:
    /// nested and generic classes, and those that documents name without a module because they were written in
    /// Objective-C.
    /// - Parameters:
    ///   - name: the class's name in documents; its own name unless given.
    ///   - module: the module in documents; nil for documents that name none.
    public static func register(_ type: AnyClass, as name: String? = nil, module: String? = nil) {
        registered[qualified(name ?? String(describing: type), module)] = type
        generation += 1
    }

    /// Takes a registration back.
    ///
    /// - Parameters:
    ///   - name: the class's name in documents.
    ///   - module: the module in documents; nil for documents that name none.
    public static func unregister(_ name: String, module: String? = nil) {
        registered[qualified(name, module)] = nil
        generation += 1
    }

    /// Counts registrations, so that what was looked up before can be looked up anew.
    static var generation = 0

    static func registeredClass(_ name: String, module: String?) -> AnyClass? {
        registered[qualified(name, module)]
    }

    private static func qualified(_ name: String, _ module: String?) -> String {
        module.map { "\($0).\(name)" } ?? name
    }
}
