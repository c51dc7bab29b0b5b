import SceneAddressing

/// A pattern of paths relative to the app's folder, as in `Pods/**` or `**/Drafts/*.storyboard`.
///
/// `*` stands for any letters but `/`, `?` for one letter but `/`, and `**` as a part of its own for any folders,
/// none included. A pattern that matches a folder matches everything in it. Letter case counts.
public struct PathPattern: Hashable, Sendable, CustomStringConvertible {
    /// The pattern as it is written.
    public let text: String
    private let parts: [[Character]]

    /// The pattern that a text stands for.
    public init(_ text: String) {
        self.text = text
        parts = Self.parts(of: text)
    }

    public var description: String { text }

    /// True if the pattern matches the path or a folder above it.
    public func matches(_ path: String) -> Bool {
        let names = Self.parts(of: path)
        guard !parts.isEmpty else { return false }
        // Which numbers of leading parts match the names so far; so no pattern costs more than parts × names.
        var matched = Self.skippingFolders(from: [0], in: parts)
        for name in names {
            var next: Set<Int> = []
            for count in matched where count < parts.count {
                if parts[count] == ["*", "*"] {
                    next.insert(count)
                } else if name.matchesWildcards(of: parts[count]) {
                    next.insert(count + 1)
                }
            }
            matched = Self.skippingFolders(from: next, in: parts)
            if matched.contains(parts.count) { return true }
            if matched.isEmpty { return false }
        }
        return false
    }

    private static func parts(of path: String) -> [[Character]] {
        path.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }.filter { $0 != "." }.map(Array.init)
    }

    private static func skippingFolders(from counts: Set<Int>, in parts: [[Character]]) -> Set<Int> {
        var all = counts
        for var count in counts {
            while count < parts.count, parts[count] == ["*", "*"] {
                count += 1
                all.insert(count)
            }
        }
        return all
    }
}
