import AppMap
import Walker

/// What files and walks find, told once where both find it.
struct FindingMerging {
    /// A finding as it was first found, and with all that is known of it.
    struct Entry {
        let original: Finding
        var merged: Finding
    }

    /// In the order in which they were found.
    private(set) var findings: [Entry]
    private var byRule: [String: [Int]]
    private let byException: [FindingException: [Int]]

    /// - Parameter findings: what the files alone tell.
    init(_ findings: some Sequence<Finding>) {
        let findings = findings.sorted(by: Finding.inReportOrder)
        self.findings = findings.map { Entry(original: $0, merged: $0) }
        byRule = Dictionary(grouping: findings.indices) { findings[$0].rule }
        var byException: [FindingException: [Int]] = [:]
        for (position, finding) in findings.enumerated() {
            if let exception = finding.exception { byException[exception, default: []].append(position) }
        }
        self.byException = byException
    }

    /// Adds what a walk found. Where it is told already it is one finding, now with the route that leads there.
    ///
    /// - Parameter isGuess: whether it counts only where it is told already.
    mutating func add(_ walked: Finding, isGuess: Bool = false) {
        if let same = sameFault(as: walked) ?? causeOf(walked) {
            findings[same].merged.learn(from: walked)
            return
        }
        guard !isGuess, !Self.consequences[walked.rule, default: []].contains(where: { byRule[$0] != nil }) else { return }
        byRule[walked.rule, default: []].append(findings.count)
        findings.append(Entry(original: walked, merged: walked))
    }

    /// A finding of the same rule, or of one that tells the cause of what the walk met, about the same object or place.
    private func sameFault(as walked: Finding) -> Int? {
        let rules = [walked.rule] + Self.causes[walked.rule, default: []]
        return rules.lazy.flatMap { byRule[$0] ?? [] }.first { findings[$0].merged.concerns(walked) }
    }

    /// What the files show by other rules than the walk, which sees only what comes of it.
    private static let causes = [
        "broken-link": ["unreadable-document", "unfinished-merge"],
        "entry-without-scene": ["dangling-initial-scene"],
        "missing-initial-scene": ["dangling-initial-scene"],
        "unreadable-entry": ["unreadable-document", "unfinished-merge"],
        "unwind-to-nobody": ["missing-unwind-action", "unwind-without-exit", "missing-segue-destination", "misplaced-exit"],
    ]

    /// What the walk may meet only because the files have another fault: who is not there takes no unwinding.
    private static let consequences = ["unwind-to-nobody": ["missing-segue-destination", "class-of-other-kind"]]

    /// What the files blame for the exception in which a way ends: in the same scene or, where the walk does not know better than
    /// to blame what is shown, in one that is shown with it.
    private func causeOf(_ walked: Finding) -> Int? {
        guard let exception = walked.exception, let told = byException[exception] else { return nil }
        let here = told.first { position in
            let finding = findings[position].merged
            return finding.scene == walked.scene && finding.location.file.utf8.elementsEqual(walked.location.file.utf8)
        }
        return here ?? (walked.rule == WalkRule.otherException.name ? told.first : nil)
    }
}

extension Finding {
    /// Whether what a walk met is of the same object or place, or either names the other's as one that belongs to it.
    fileprivate func concerns(_ walked: Finding) -> Bool {
        if related.contains(where: { $0.location == walked.location }) { return true }
        if walked.related.contains(where: { $0.location.file == location.file && rule != walked.rule }) { return true }
        guard location.file.utf8.elementsEqual(walked.location.file.utf8) else { return false }
        return location == walked.location || (object?.id != nil && object?.id == walked.object?.id)
    }

    /// Takes over what a walk knows better: how bad it is, what is raised, and how a user comes there.
    fileprivate mutating func learn(from walked: Finding) {
        // What was seen to happen is worse than what may happen, and says so.
        if walked.severity < severity {
            severity = walked.severity
            if rule == walked.rule { message = walked.message }
        }
        exception = exception ?? walked.exception
        if route.isEmpty { route = walked.route }
        devices += walked.devices.filter { !devices.contains($0) }
    }
}
