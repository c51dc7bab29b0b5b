import AppMap
import SceneAddressing

/// The findings that a branch has to do with: those in what it has changed, and those that were not there before it.
struct BranchFindings {
    let findings: [Finding]
    /// How many findings were there before, in files that have not changed.
    let unchangedCount: Int
    /// What a user should know; empty where there is nothing to tell.
    let note: String

    /// - Parameters:
    ///   - findings: what is found now.
    ///   - revision: what the branch began from, or will be merged into.
    ///   - check: what is found in the folder at a path, by the same rules.
    init(_ findings: [Finding], in scan: FolderScan, since revision: String, check: (String) throws -> [Finding]) throws {
        let changed = try ChangedFiles(in: scan.root, since: revision)
        let standing = findings.filter { !changed.concern($0) }
        // A second check tells something only if there is anything to hold against it.
        guard !standing.isEmpty, !changed.isEmpty, case .commit(let commit) = changed.base else {
            self.init(findings, standing: changed.base == .nothing ? [] : standing, note: changed.note)
            return
        }
        do {
            let earlier = try EarlierFolder(scan, at: commit, changed: changed)
            let before = try check(earlier.path)
            let known = Set(Baseline(before).compare(findings.sorted(by: Finding.inReportOrder)).known)
            self.init(findings, standing: standing.filter(known.contains), note: changed.note)
        } catch {
            let note = "What was there before cannot be told, so that all findings are reported. At '\(revision)', \(error)"
            self.init(findings, standing: [], note: changed.note + (note.hasSuffix("\n") ? note : note + "\n"))
        }
    }

    private init(_ findings: [Finding], standing: [Finding], note: String) {
        let left = Set(standing)
        self.findings = findings.filter { !left.contains($0) }
        unchangedCount = findings.count - self.findings.count
        self.note = note
    }
}
