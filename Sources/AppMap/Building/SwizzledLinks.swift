import SceneAddressing

extension Configuration {
    /// The conventions in force for one app.
    ///
    /// In some apps a category on `UIStoryboardSegue` follows addresses in plain segues, and no document shows it;
    /// the name of the category's file in the project does. The configuration may say otherwise.
    func conventions(for module: Module, referencedFileNames: [String: Set<String>]) -> [LinkConvention] {
        let swizzled = LinkConvention.swizzledSegue
        guard !conventions.contains(swizzled), !disabledConventions.contains(swizzled.name) else { return conventions }
        let referenced = module.definition.flatMap { referencedFileNames[$0] } ?? []
        let own = module.sources.lazy.map { PathParts($0).name }
        return referenced.contains(where: Self.isSegueCategory) || own.contains(where: Self.isSegueCategory)
            ? conventions + [swizzled] : conventions
    }

    private static func isSegueCategory(_ file: String) -> Bool {
        file.hasPrefix("UIStoryboardSegue+") && file.contains("LinkedStoryboard")
    }
}
