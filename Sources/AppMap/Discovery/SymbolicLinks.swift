import SceneAddressing

/// The symbolic links of a folder, for paths that lead through them.
struct SymbolicLinks: Sendable {
    private let targets: [ExactName: String]

    /// A path leads through no more links than this; a system gives up as soon.
    private static let mostSteps = 40

    init(_ links: [FolderScan.Link]) {
        targets = Dictionary(links.map { (ExactName($0.path), $0.target) }, uniquingKeysWith: { first, _ in first })
    }

    /// The path under which the scan lists what a path through links leads to.
    ///
    /// A folder may hold thousands of links, so only those are looked at that the path can lead through.
    func resolve(_ path: String) -> String {
        guard !targets.isEmpty else { return path }
        var path = path
        for _ in 0..<min(targets.count, Self.mostSteps) {
            guard let next = firstStep(of: path) else { break }
            path = next
        }
        return path
    }

    /// The path with the first link in it replaced by its target; nil where it leads through none.
    private func firstStep(of path: String) -> String? {
        var end = path.utf8.startIndex
        while end < path.utf8.endIndex {
            end = path.utf8[end...].dropFirst().firstIndex(of: UInt8(ascii: "/")) ?? path.utf8.endIndex
            if let target = targets[ExactName(String(path[..<end]))] {
                return target + path[end...]
            }
        }
        return nil
    }
}
