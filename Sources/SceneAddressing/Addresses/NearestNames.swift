/// A name that exists, near to one that does not.
public struct NearestName: Hashable, Sendable {
    /// How an existing name differs from the one looked for, nearest first.
    public enum Difference: Hashable, Sendable {
        /// The names look the same, but their bytes differ: composed and decomposed letters (NFC, NFD).
        case composition
        /// Capital and small letters: a simulator may find the file, a phone does not.
        case letterCase
        /// Spaces, hyphens, underscores and the like, and possibly the case.
        case separators
        /// Letters left out, added, replaced or swapped: how many.
        case spelling(Int)
        /// One name starts or ends with the other.
        case part
    }

    /// The name that exists.
    public let name: String
    /// How it differs from the one looked for.
    public let difference: Difference

    /// A name and how it differs.
    public init(name: String, difference: Difference) {
        self.name = name
        self.difference = difference
    }
}

/// The existing names that somebody may have meant by a name that does not exist.
public enum NearestNames {
    /// Names that are longer are not searched for spelling mistakes, so that hostile input costs no time.
    static let longestName = 256

    /// The names nearest to `name`, nearest first and in a fixed order; `name` itself is not among them.
    ///
    /// - Parameter limit: how many names to return at most.
    public static func of(_ name: String, among names: some Sequence<String>, limit: Int = 3) -> [NearestName] {
        let wanted = Spelling(name)
        var found: [(rank: Int, near: NearestName)] = []
        for candidate in Set(names.map { ExactName($0) }) where !candidate.text.exactlyEquals(name) {
            if let difference = difference(between: wanted, and: Spelling(candidate.text)) {
                found.append((difference.rank, NearestName(name: candidate.text, difference: difference)))
            }
        }
        found.sort { left, right in
            left.rank == right.rank ? ExactName(left.near.name) < ExactName(right.near.name) : left.rank < right.rank
        }
        return found.prefix(max(0, limit)).map(\.near)
    }

    private static func difference(between wanted: Spelling, and candidate: Spelling) -> NearestName.Difference? {
        if let left = wanted.ascii, let right = candidate.ascii {
            return difference(
                left.letters, right.letters, isComposition: false, isLetterCase: left.folded == right.folded)
        }
        return difference(
            wanted.letters, candidate.letters, isComposition: wanted.name == candidate.name,
            isLetterCase: wanted.folded == candidate.folded)
    }

    private static func difference<Letter: Equatable>(
        _ wanted: [Letter], _ candidate: [Letter], isComposition: Bool, isLetterCase: Bool
    ) -> NearestName.Difference? {
        if isComposition {
            return .composition
        }
        if isLetterCase {
            return .letterCase
        }
        if !wanted.isEmpty, wanted == candidate {
            return .separators
        }
        let shorter = min(wanted.count, candidate.count)
        let longer = max(wanted.count, candidate.count)
        guard shorter > 0, longer <= longestName else { return nil }
        // A third of a short name is as much as a slip changes; more would suggest any short name for any other.
        let bound = min(3, max(1, longer / 3))
        if let distance = distance(from: wanted, to: candidate, bound: bound) {
            return .spelling(distance)
        }
        if shorter >= 4 {
            let (part, whole) = wanted.count < candidate.count ? (wanted, candidate) : (candidate, wanted)
            if whole.starts(with: part) || whole.suffix(part.count).elementsEqual(part) {
                return .part
            }
        }
        return nil
    }

    /// The optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours;
    /// nil if it is greater than `bound`.
    static func distance<Letter: Equatable>(from left: [Letter], to right: [Letter], bound: Int) -> Int? {
        guard abs(left.count - right.count) <= bound else { return nil }
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        var current = beforePrevious
        var leastBefore = 0
        for row in 1...left.count {
            current[0] = row
            var least = row
            for column in 1...right.count {
                let replaces = left[row - 1] == right[column - 1] ? 0 : 1
                var cost = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + replaces)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforePrevious[column - 2] + 1)
                }
                current[column] = cost
                least = min(least, cost)
            }
            // What comes is never less than the least of two rows.
            if min(least, leastBefore) > bound { return nil }
            leastBefore = least
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        return previous[right.count] <= bound ? previous[right.count] : nil
    }
}

/// A name in the forms in which it is compared.
private struct Spelling {
    let name: String
    /// The name in small letters, and those of it that count; nil for names with other letters.
    let ascii: (folded: [UInt8], letters: [UInt8])?

    init(_ name: String) {
        self.name = name
        let folded = name.utf8.map { 65...90 ~= $0 ? $0 + 32 : $0 }
        ascii = folded.contains { $0 > 127 } ? nil : (folded, folded.filter(Self.isLetter))
    }

    var folded: String { name.lowercased() }
    var letters: [Character] { folded.filter { $0.isLetter || $0.isNumber || $0.isSymbol }.map { $0 } }

    /// Letters, digits and the symbols `$+<=>^` and the like; the rest separates.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "^"),
            UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}

extension NearestName.Difference {
    fileprivate var rank: Int {
        switch self {
        case .composition: 0
        case .letterCase: 1
        case .separators: 2
        case .spelling(let distance): 2 + distance
        case .part: 100
        }
    }
}
