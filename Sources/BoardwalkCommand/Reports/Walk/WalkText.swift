import AppMap
import Walker

/// Walks as text for people.
enum WalkText {
    /// - Parameter leftOut: the apps that are not walked, and why.
    static func report(
        of walks: [Walk], _ findings: FindingReport, leftOut: [(app: App, reason: String)], terminal: Terminal = .plain
    ) -> String {
        var report = TextReport(for: terminal)
        for walk in walks where !walk.app.scenes.isEmpty {
            report.addGap()
            add(walk, to: &report)
        }
        let named = leftOut.filter { !$0.app.storyboards.isEmpty }
        if !named.isEmpty {
            report.addGap()
            report.add(StyledText("Not walked", .heading))
            report.add(named.map { Branch(line: [StyledText($0.app.name.truncated(to: 60)), StyledText($0.reason)].joined()) })
        }
        return report.rendered(for: terminal) + "\n" + FindingText.report(of: findings, terminal: terminal)
    }

    private static func add(_ walk: Walk, to report: inout TextReport) {
        let words = AppWords(walk.app)
        let tree = WalkTree(walk, words)
        report.add(heading(of: walk))
        add("", tree.failedStarts, to: &report)
        add("", tree.branches { if case .code = $0 { false } else { true } }, to: &report)
        add("Opened by code alone", tree.branches { if case .code = $0 { true } else { false } }, to: &report)
        addUnreached(of: walk, words, to: &report)
        report.addGap()
        report.add(summary(of: walk, words))
    }

    private static func heading(of walk: Walk) -> StyledText {
        let devices = walk.devices.map(\.device.rawValue).joined(separator: " and ")
        return [StyledText(walk.app.name.truncated(to: 60), .heading), StyledText("walked on \(devices)")].joined()
    }

    private static func add(_ title: String, _ branches: [Branch], to report: inout TextReport) {
        guard !branches.isEmpty else { return }
        if !title.isEmpty {
            report.addGap()
            report.add(StyledText(title, .heading))
        }
        var isAfterTree = true
        for branch in branches {
            // Scenes without ways stand one below the other.
            if isAfterTree || !branch.branches.isEmpty {
                report.addGap()
            }
            isAfterTree = !branch.branches.isEmpty
            report.add(branch.line)
            report.add(branch.branches)
        }
    }

    private static func addUnreached(of walk: Walk, _ words: AppWords, to report: inout TextReport) {
        let unreached = walk.unreached
        guard !unreached.isEmpty else { return }
        report.addGap()
        report.add(StyledText("Not reached", .heading))
        var reasons: [UnreachedReason] = []
        for (_, reason) in unreached where !reasons.contains(reason) {
            reasons.append(reason)
        }
        report.add(reasons.map { reason in
            let names = unreached.filter { $0.reason == reason }.map { words.fullName(of: walk.app[$0.scene]) }
            // Where only a part was asked for, the rest is not news.
            let notes = reason == .notFromStart ? [] : [Branch.Note(names.joined(separator: ", "), .secondary)]
            return Branch(line: StyledText("\(names.count.of("scene")), \(reason.words)"), notes: notes)
        })
    }

    /// How much of the app was walked.
    static func summary(of walk: Walk, _ words: AppWords) -> StyledText {
        let totals = WalkTotals(of: walk, words)
        var text = StyledText(
            "\(totals.reached) of \(totals.scenes.of("scene")) reached, \(totals.taken) of \(totals.ways.of("way")) taken; "
                + "the farthest is \(totals.farthest.of("step")) from a start.")
        if walk.devices.contains(where: \.isCut) {
            text += StyledText(
                " The walk was cut short after \(walk.options.mostPlaces) places on a device, so that it is not complete.", .warning)
        }
        return text
    }
}
