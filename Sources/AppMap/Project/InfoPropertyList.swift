/// What a bundle's `Info.plist` says about the storyboards that the system opens.
public struct InfoPropertyList: Sendable {
    /// The storyboards that the system opens, in the order of their keys.
    public let entryPoints: [EntryPoint]
    /// The bundle's identifier; nil where the list has none.
    let bundleIdentifier: String?
    /// Whether the list describes an app extension.
    let isExtension: Bool
    /// The system that the list's keys belong to; nil where they do not tell.
    let platform: Platform?

    /// The name of the storyboard that the system opens in a watch app.
    static let watchInterface = "Interface"

    /// Reads the list at a path.
    ///
    /// - Parameters:
    ///   - path: A file of the folder, relative to it.
    ///   - folder: The app's folder.
    /// - Throws: A ``Problem`` where the file cannot be read or is not a property list.
    public init(at path: String, in folder: ProjectFolder) throws(Problem) {
        try self.init(at: path, in: folder, expandingWith: { $0 })
    }

    init(
        at path: String, in folder: ProjectFolder, expandingWith expand: @escaping (String) -> String
    ) throws(Problem) {
        let content = try folder.propertyList(at: path)
        entryPoints = EntryPointReader(file: path, expand: expand).entryPoints(in: content)
        bundleIdentifier = (content["CFBundleIdentifier"] as? String).map(expand)
        isExtension = content["NSExtension"] != nil || content["EXAppExtensionAttributes"] != nil
        platform = Self.platform(of: content)
    }

    /// Whether a file is named `Info.plist` or `App-Info.plist`.
    public static func isNamedLikeOne(_ path: String) -> Bool {
        let name = PathParts(path).name
        return name == "Info.plist" || name.hasSuffix("-Info.plist")
    }

    private static func platform(of content: [String: Any]) -> Platform? {
        if content.keys.contains(where: { $0.hasPrefix("WK") }) { return .watchOS }
        if content["NSPrincipalClass"] as? String == "NSApplication" || content["LSMinimumSystemVersion"] != nil
            || content["NSMainStoryboardFile"] != nil { return .macOS }
        if content["LSRequiresIPhoneOS"] != nil { return .iOS }
        return nil
    }
}

/// Collects the entry points of one list.
private struct EntryPointReader {
    let file: String
    let expand: (String) -> String

    func entryPoints(in content: [String: Any]) -> [EntryPoint] {
        var seen: Set<EntryPoint> = []
        return content.keys.sorted().flatMap { key -> [EntryPoint] in
            let value = content[key]
            // A key may be followed by a device: `UIMainStoryboardFile~ipad`.
            switch key.prefix(while: { $0 != "~" }) {
            case "UIMainStoryboardFile", "NSMainStoryboardFile": return entryPoint(.main, value, key)
            case "UILaunchStoryboardName": return entryPoint(.launch, value, key)
            case "UILaunchStoryboards": return launchStoryboards(value)
            case "UIApplicationSceneManifest": return sceneManifest(value)
            case "NSExtension":
                let mainKey = "NSExtensionMainStoryboard"
                return entryPoint(.extensionMain, (value as? [String: Any])?[mainKey], mainKey)
            case "WKWatchKitApp" where value as? Bool == true:
                return entryPoint(.watch, InfoPropertyList.watchInterface, key)
            default: return []
            }
        }.filter { seen.insert($0).inserted }
    }

    private func entryPoint(_ kind: EntryPoint.Kind, _ value: Any?, _ key: String) -> [EntryPoint] {
        guard let text = value as? String else { return [] }
        return EntryPoint(kind: kind, storyboardFile: expand(text), key: key, file: file).map { [$0] } ?? []
    }

    private func launchStoryboards(_ value: Any?) -> [EntryPoint] {
        let definitions = (value as? [String: Any])?["UILaunchStoryboardDefinitions"] ?? value
        return (definitions as? [Any] ?? []).flatMap { definition in
            let key = "UILaunchStoryboardFile"
            return entryPoint(.launch, (definition as? [String: Any])?[key] ?? definition, key)
        }
    }

    private func sceneManifest(_ value: Any?) -> [EntryPoint] {
        let configurations = (value as? [String: Any])?["UISceneConfigurations"] as? [String: Any] ?? [:]
        return configurations.keys.sorted().flatMap { role in
            (configurations[role] as? [Any] ?? []).flatMap { configuration in
                let key = "UISceneStoryboardFile"
                return entryPoint(.sceneManifest, (configuration as? [String: Any])?[key], key)
            }
        }
    }
}

extension EntryPoint {
    /// An entry point for the value of a key, which may or may not end in `.storyboard`; nil where it is empty.
    init?(kind: Kind, storyboardFile: String, key: String, file: String) {
        let name = storyboardFile.hasSuffix(".storyboard") ? String(storyboardFile.dropLast(11)) : storyboardFile
        guard !name.isEmpty else { return nil }
        self.init(kind: kind, storyboard: name, key: key, file: file)
    }
}
