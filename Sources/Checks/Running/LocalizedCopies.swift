import AppMap
import SceneAddressing

/// The copies of documents for other languages, in which a fault of the document is again.
struct LocalizedCopies {
    private struct Place {
        /// Which document it is, for which device.
        let document: [ExactName]
        let rank: Int
    }

    private var places: [ExactName: Place] = [:]

    init(of folder: AppFolder) {
        let groups = folder.apps.flatMap { app in app.storyboards.map(\.files) + app.xibs.map(\.files) }
        for group in groups where group.files.count > 1 {
            for (rank, file) in group.files.enumerated() where file.localization != nil {
                places[ExactName(file.path)] = Place(
                    document: [ExactName(group.primary.path), ExactName(file.device?.rawValue ?? "")], rank: rank)
            }
        }
    }

    /// What is the same of a fault in all copies.
    private struct Fault: Hashable {
        let document: [ExactName]
        let rule: String
        let object: String
        let message: String
        var number = 0
    }

    private struct Occurrence: Hashable {
        let fault: Fault
        let rank: Int
    }

    /// Each fault once, in the first copy that has it, with the other copies as further places.
    ///
    /// - Parameter separate: findings that are told in each copy, since each is put right by itself.
    func tellingOnce(_ findings: [Finding], except separate: Set<Finding>) -> [Finding] {
        guard !places.isEmpty else { return findings }
        var counts: [Occurrence: Int] = [:]
        let faults = findings.map { finding -> (fault: Fault, rank: Int)? in
            guard !separate.contains(finding), var found = fault(of: finding) else { return nil }
            // One document may have the same fault twice.
            let occurrence = Occurrence(fault: found.fault, rank: found.rank)
            found.fault.number = counts[occurrence, default: 0]
            counts[occurrence, default: 0] += 1
            return found
        }
        var copies: [Fault: [(rank: Int, finding: Finding)]] = [:]
        for case (let finding, let (fault, rank)?) in zip(findings, faults) { copies[fault, default: []].append((rank, finding)) }
        return zip(findings, faults).compactMap { finding, found in
            guard let found, let all = copies[found.fault], all.count > 1 else { return finding }
            guard all.allSatisfy({ found.rank <= $0.rank }) else { return nil }
            var told = finding
            told.related += all.filter { $0.rank > found.rank }.map { copy in
                RelatedPlace(message: "the same in this copy", location: copy.finding.location)
            }
            return told
        }
    }

    private func fault(of finding: Finding) -> (fault: Fault, rank: Int)? {
        guard let place = places[ExactName(finding.location.file)], let object = finding.object?.id else { return nil }
        let message = finding.message.replacing(finding.location.file, with: "")
        return (Fault(document: place.document, rule: finding.rule, object: object, message: message), place.rank)
    }
}
