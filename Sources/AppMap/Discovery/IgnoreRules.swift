/// The ignore patterns that hold in a folder: those of the repository, of the folders above, and its own.
struct IgnoreRules {
    private struct Group {
        /// How many bytes of a path lead to the folder that holds the patterns, with the slash.
        let base: Int
        let patterns: [IgnorePattern]
    }

    /// The weakest first.
    private var groups: [Group] = []

    /// Adds the patterns of a file in the folder that the first `base` bytes of a path lead to.
    mutating func add(_ file: [UInt8], base: Int) {
        let patterns = IgnorePattern.patterns(in: file)
        if !patterns.isEmpty { groups.append(Group(base: base, patterns: patterns)) }
    }

    /// Whether the thing at a path is ignored. The folders above it must have been asked about before:
    /// nothing in an ignored folder can be taken back.
    func ignores(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> Bool {
        for group in groups.reversed() {
            let relative = path[group.base...]
            for pattern in group.patterns.reversed()
            where pattern.matches(relative, nameStart: nameStart, isFolder: isFolder) {
                return !pattern.isNegated
            }
        }
        return false
    }
}
