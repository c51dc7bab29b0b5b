import SceneAddressing

/// A folder of an Xcode project whose files belong to targets without being listed one by one.
struct SynchronizedFolder {
    let identifier: String
    /// The folder, relative to the app's folder.
    let path: String
    /// For each target, by identifier, the files that differ: they are left out where the target has the folder,
    /// and the only ones to belong to it where it has not.
    private var exceptions: [String: Set<ExactName>] = [:]
    /// Folders that are copied as they are.
    private let explicitFolders: Set<ExactName>

    init?(_ group: ProjectObject, objects: ProjectObjects, groups: GroupTree) {
        guard let path = groups.paths[group.identifier] else { return nil }
        identifier = group.identifier
        self.path = path
        explicitFolders = Set(group.strings("explicitFolders").map { ExactName($0) })
        for set in group.strings("exceptions").compactMap({ objects[$0] }) {
            guard let target = set.string("target") else { continue }
            exceptions[target, default: []].formUnion(
                set.strings("membershipExceptions").map { ExactName(Self.normalized($0)) })
        }
    }

    /// The files that belong to a target.
    ///
    /// - Parameters:
    ///   - target: The target's identifier.
    ///   - isOwned: Whether the folder as a whole belongs to the target.
    func files(of target: String, isOwned: Bool, in folder: ProjectFolder) -> [String] {
        let exceptions = exceptions[target] ?? []
        if exceptions.isEmpty && !isOwned { return [] }
        return folder.files(under: path).filter { matches(exceptions, $0) != isOwned }
    }

    /// The property lists that are left out of a target that has the folder, which is how Xcode marks
    /// the target's own `Info.plist`.
    func exceptedInfoPropertyLists(of target: String, in folder: ProjectFolder) -> [String] {
        (exceptions[target] ?? []).sorted()
            .compactMap { PathParts.resolve($0.text, from: path) }
            .filter { InfoPropertyList.isNamedLikeOne($0) && folder.contains($0) }
    }

    /// Whether the build takes a file as it is, with the folder that it lies in.
    func isInExplicitFolder(_ file: String) -> Bool {
        matches(explicitFolders, file)
    }

    /// Whether a set of paths relative to this folder has the file or a folder that it lies in.
    private func matches(_ paths: Set<ExactName>, _ file: String) -> Bool {
        guard !paths.isEmpty else { return false }
        let relative = path.isEmpty ? file : String(decoding: file.utf8.dropFirst(path.utf8.count + 1), as: UTF8.self)
        var candidate = PathParts(relative).withoutLocalization
        if !candidate.exactlyEquals(relative), paths.contains(ExactName(Self.localizedMark + candidate)) { return true }
        candidate = relative
        while !candidate.isEmpty {
            if paths.contains(ExactName(candidate)) { return true }
            candidate = PathParts(candidate).folder
        }
        return false
    }

    /// A localised file is written without its `.lproj` folder and with a mark, of which there are two forms:
    /// `/Localized/Share/Main.storyboard` and `/Localized: Share/Main.storyboard`.
    private static func normalized(_ exception: String) -> String {
        for mark in ["/Localized/", "/Localized: "] where exception.hasPrefix(mark) {
            return localizedMark + exception.dropFirst(mark.count)
        }
        return exception
    }

    private static let localizedMark = "/Localized/"
}
