/// How bad a finding is, by what a user of the app would see of it.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// An exception or a trap follows: the app stops.
    case crash
    /// Something does not work, without a word.
    case broken
    /// Something is likely not meant so.
    case suspicious
    /// Something is not as a team has agreed to have it.
    case style

    /// The worse of two comes first.
    public static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}
