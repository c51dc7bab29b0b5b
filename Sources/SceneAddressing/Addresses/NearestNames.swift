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
        if wanted.name == candidate.name {
            return .composition
        }
        if wanted.folded == candidate.folded {
            return .letterCase
        }
        if !wanted.letters.isEmpty, wanted.letters == candidate.letters {
            return .separators
        }
        let shorter = min(wanted.letters.count, candidate.letters.count)
        let longer = max(wanted.letters.count, candidate.letters.count)
        guard shorter > 0, longer <= longestName else { return nil }
        // A third of a short name is as much as a slip changes; more would suggest any short name for any other.
        let bound = min(3, max(1, longer / 3))
        if let distance = distance(from: wanted.letters, to: candidate.letters, bound: bound) {
            return .spelling(distance)
        }
        if shorter >= 4 {
            let (part, whole) = wanted.letters.count < candidate.letters.count
                ? (wanted.letters, candidate.letters) : (candidate.letters, wanted.letters)
            if whole.starts(with: part) || whole.suffix(part.count).elementsEqual(part) {
                return .part
            }
        }
        return nil
    }

    /// The optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours;
    /// nil if it is greater than `bound`.
    static func distance(from left: [Character], to right: [Character], bound: Int) -> Int? {
        guard abs(left.count - right.count) <= bound else { return nil }
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            current.reserveCapacity(right.count + 1)
            for column in 1...right.count {
                let replaces = left[row - 1] == right[column - 1] ? 0 : 1
                var cost = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + replaces)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforePrevious[column - 2] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count] <= bound ? previous[right.count] : nil
    }
}

/// A name in the forms in which it is compared.
private struct Spelling {
    let name: String
    let folded: String
    let letters: [Character]

    init(_ name: String) {
        self.name = name
        folded = name.lowercased()
        letters = folded.filter { $0.isLetter || $0.isNumber || $0.isSymbol }.map { $0 }
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
