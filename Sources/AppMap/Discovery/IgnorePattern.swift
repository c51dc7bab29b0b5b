/// One pattern of a `.gitignore`, with git's meaning.
///
/// Names are bytes: `?` and a character class take one byte, and case always counts.
struct IgnorePattern {
    /// Whether the pattern takes back what an earlier one ignores (`!pattern`).
    let isNegated: Bool
    /// Whether the pattern ends in a slash, and so names folders only.
    let matchesFoldersOnly: Bool
    /// Whether the pattern has no other slash, and so names things at any depth.
    let matchesNameOnly: Bool
    private let literal: [UInt8]
    private let glob: IgnoreGlob?

    /// The pattern in a line without its line end; nil for a blank line, a comment, or a pattern that is not valid
    /// and so matches nothing.
    init?(line: some Collection<UInt8>) {
        var pattern = Self.withoutTrailingSpaces(Array(line))[...]
        guard let first = pattern.first, first != UInt8(ascii: "#") else { return nil }
        isNegated = first == UInt8(ascii: "!")
        if isNegated { pattern.removeFirst() }
        matchesFoldersOnly = pattern.last == slash
        if matchesFoldersOnly { pattern.removeLast() }
        matchesNameOnly = !pattern.contains(slash)
        if pattern.first == slash { pattern.removeFirst() }
        guard !pattern.isEmpty else { return nil }
        literal = Array(pattern.prefix { !IgnoreGlob.isSpecial($0) })
        let rest = pattern.dropFirst(literal.count)
        if rest.isEmpty {
            glob = nil
        } else {
            guard let glob = IgnoreGlob(Array(rest), crossesFolders: !matchesNameOnly) else { return nil }
            self.glob = glob
        }
    }

    /// The patterns of a whole file.
    static func patterns(in file: [UInt8]) -> [IgnorePattern] {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = file.starts(with: byteOrderMark) ? file.dropFirst(byteOrderMark.count) : file[...]
        return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            IgnorePattern(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
    }

    /// Whether the pattern names the thing at `path`, which is relative to the folder that holds the pattern.
    /// - Parameter nameStart: The index of the path's last component.
    func matches(_ path: ArraySlice<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
        if matchesFoldersOnly && !isFolder { return false }
        let text = matchesNameOnly ? path[nameStart...] : path
        guard text.starts(with: literal) else { return false }
        let rest = text.dropFirst(literal.count)
        return glob?.matches(rest) ?? rest.isEmpty
    }

    /// Trailing spaces count only after a backslash.
    private static func withoutTrailingSpaces(_ line: [UInt8]) -> [UInt8] {
        var end = 0
        var index = 0
        while index < line.count {
            if line[index] == backslash {
                if index + 1 == line.count { return line }
                index += 2
                end = index
            } else {
                index += 1
                if line[index - 1] != UInt8(ascii: " ") { end = index }
            }
        }
        return Array(line[..<end])
    }
}

private let slash = UInt8(ascii: "/")
private let backslash = UInt8(ascii: "\\")
