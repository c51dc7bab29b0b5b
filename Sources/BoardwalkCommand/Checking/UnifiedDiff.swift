import Foundation

/// The lines in which two versions of a file differ, as `diff -u` shows them.
enum UnifiedDiff {
    private static let context = 3

    /// The difference; empty where there is none.
    ///
    /// - Parameter isShown: whether it is for a screen, which nothing in it must steer. Otherwise lines are as they are, line ends
    ///   included, so that the difference can be applied.
    static func text(of path: String, from old: [UInt8], to new: [UInt8], isShown: Bool = true) -> String {
        let old = lines(of: old)
        let new = lines(of: new)
        let changes = changes(from: old, to: new)
        guard !changes.isEmpty else { return "" }
        func line(_ mark: String, _ bytes: ArraySlice<UInt8>) -> String { Self.line(mark, bytes, isShown: isShown) }
        var text = "--- a/\(path.printable)\n+++ b/\(path.printable)\n"
        for hunk in hunks(of: changes) {
            let oldRange = max(0, hunk.first.old.lowerBound - context)..<min(old.count, hunk.last.old.upperBound + context)
            let newStart = hunk.first.new.lowerBound - (hunk.first.old.lowerBound - oldRange.lowerBound)
            let newEnd = hunk.last.new.upperBound + (oldRange.upperBound - hunk.last.old.upperBound)
            text += "@@ -\(range(oldRange)) +\(range(newStart..<newEnd)) @@\n"
            var position = oldRange.lowerBound
            for change in hunk.changes {
                text += old[position..<change.old.lowerBound].map { line(" ", $0) }.joined()
                text += old[change.old].map { line("-", $0) }.joined()
                text += new[change.new].map { line("+", $0) }.joined()
                position = change.old.upperBound
            }
            text += old[position..<oldRange.upperBound].map { line(" ", $0) }.joined()
        }
        return text
    }

    /// Lines that are replaced by others; either may be none.
    private struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    private struct Hunk {
        var changes: [Change]
        var first: Change
        var last: Change
    }

    private static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] {
            start += 1
        }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
            end += 1
        }
        let oldMiddle = Array(old[start..<old.count - end])
        let newMiddle = Array(new[start..<new.count - end])
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in newMiddle.difference(from: oldMiddle) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var changes: [Change] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < oldMiddle.count || newIndex < newMiddle.count {
            let first = (oldIndex, newIndex)
            while removed.contains(oldIndex) { oldIndex += 1 }
            while inserted.contains(newIndex) { newIndex += 1 }
            if first == (oldIndex, newIndex) {
                oldIndex += 1
                newIndex += 1
            } else {
                changes.append(Change(old: start + first.0..<start + oldIndex, new: start + first.1..<start + newIndex))
            }
        }
        return changes
    }

    /// Changes whose surroundings touch are shown together.
    private static func hunks(of changes: [Change]) -> [Hunk] {
        var hunks: [Hunk] = []
        for change in changes {
            if let last = hunks.last, change.old.lowerBound - last.last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].changes.append(change)
                hunks[hunks.count - 1].last = change
            } else {
                hunks.append(Hunk(changes: [change], first: change, last: change))
            }
        }
        return hunks
    }

    private static func range(_ range: Range<Int>) -> String {
        let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
        return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
    }

    /// The lines with their ends.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    private static func line(_ mark: String, _ bytes: ArraySlice<UInt8>, isShown: Bool) -> String {
        let isWhole = bytes.last == UInt8(ascii: "\n")
        let text = String(decoding: isWhole ? bytes.dropLast() : bytes, as: UTF8.self)
        guard isShown else { return mark + text + "\n" + (isWhole ? "" : "\\ No newline at end of file\n") }
        let shown = text.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).printable }
        return mark + shown.joined(separator: "\t") + "\n" + (isWhole ? "" : "\\ No newline at end of file\n")
    }
}
