extension XcodeProject {
    /// The build settings of a target: its own, the project's, the files that these are based on, and Xcode's defaults.
    /// Of the configurations, that named Release counts, else the default one.
    func settings(of target: ProjectObject, _ problems: inout [Problem]) -> BuildSettings {
        let defaults = BuildSettings.Layer(file: path, settings: [
            ("TARGET_NAME", target.displayName),
            ("TARGETNAME", "$(TARGET_NAME)"),
            ("PROJECT_NAME", PathParts(definition).nameWithoutExtension),
            ("PROJECT", "$(PROJECT_NAME)"),
            ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"),
            ("CONFIGURATION", Self.preferredConfiguration),
            ("SRCROOT", folder.root.standardizedFileURL.appendingPathComponent(sourceRoot).path),
            ("SOURCE_ROOT", "$(SRCROOT)"),
            ("PROJECT_DIR", "$(SRCROOT)"),
        ])
        return BuildSettings(
            layers(of: target, &problems) + layers(of: project, &problems) + [defaults],
            isComplete: !isBasedOnMissingFile(target)
        )
    }

    /// Whether the target's or the project's settings are based on a file that is not in the folder.
    func isBasedOnMissingFile(_ target: ProjectObject) -> Bool {
        [target, project].contains { owner in
            guard let configuration = configuration(of: owner), isBasedOnFile(configuration) else { return false }
            return baseFile(of: configuration).map(folder.contains) != true
        }
    }

    private static var preferredConfiguration: String { "Release" }

    private func configuration(of owner: ProjectObject) -> ProjectObject? {
        guard let list = owner.string("buildConfigurationList").flatMap({ objects[$0] }) else { return nil }
        let configurations = list.strings("buildConfigurations").compactMap { objects[$0] }
        return configurations.first { $0.string("name") == Self.preferredConfiguration }
            ?? configurations.first { $0.string("name") == list.string("defaultConfigurationName") }
            ?? configurations.first
    }

    private func layers(of owner: ProjectObject, _ problems: inout [Problem]) -> [BuildSettings.Layer] {
        guard let configuration = configuration(of: owner) else { return [] }
        let settings = configuration.fields["buildSettings"] as? [String: Any] ?? [:]
        var layers = [BuildSettings.Layer(file: path, settings: settings.sorted { $0.key < $1.key }.map { name, value in
            (name, value as? String ?? (value as? [String])?.joined(separator: " ") ?? "")
        })]
        guard isBasedOnFile(configuration) else { return layers }
        let base = baseFile(of: configuration)
        guard let base, folder.contains(base) else { return layers + Self.absentLayers([base ?? ""]) }
        do {
            let file = try BuildConfigurationFile(at: base, in: folder)
            layers.append(BuildSettings.Layer(file: base, settings: file.settings))
            layers += Self.absentLayers(file.absentFiles)
        } catch {
            problems.append(error)
            layers.append(.absent(base))
        }
        return layers
    }

    /// What CocoaPods writes is seldom committed, and says nothing of the target's own names.
    private static func absentLayers(_ files: [String]) -> [BuildSettings.Layer] {
        files.filter { !PathParts($0).name.hasPrefix("Pods-") }.map { .absent($0) }
    }

    private func isBasedOnFile(_ configuration: ProjectObject) -> Bool {
        configuration.string("baseConfigurationReference") != nil
            || configuration.string("baseConfigurationReferenceAnchor") != nil
    }

    private func baseFile(of configuration: ProjectObject) -> String? {
        if let reference = configuration.string("baseConfigurationReference") {
            return groups.paths[reference]
        }
        guard let folder = configuration.string("baseConfigurationReferenceAnchor").flatMap({ groups.paths[$0] }),
              let path = configuration.string("baseConfigurationReferenceRelativePath") else { return nil }
        return PathParts.resolve(path, from: folder)
    }
}
