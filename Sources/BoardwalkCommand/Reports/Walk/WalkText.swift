import AppMap
import Walker

/// Walks as text for people.
enum WalkText {
    static func report(of walks: [Walk], folder: AppFolder, terminal: Terminal = .plain) -> String {
        var report = TextReport()
        for walk in walks {
            report.addGap()
            add(walk, to: &report)
        }
        return report.rendered(for: terminal)
    }

    private static func add(_ walk: Walk, to report: inout TextReport) {
        let words = AppWords(walk.app)
        let tree = WalkTree(walk, words)
        report.add(heading(of: walk))
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
        for branch in branches {
            report.addGap()
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
            return Branch(
                line: StyledText("\(names.count.of("scene")), \(reason.words)"),
                notes: [Branch.Note(names.joined(separator: ", "), .secondary)])
        })
    }

    /// How much of the app was walked.
    static func summary(of walk: Walk, _ words: AppWords) -> StyledText {
        let scenes = walk.scenes
        let reached = scenes.filter { walk.isReached($0.id) }.count
        let ways = walk.app.ways.filter { !words.isOwnLink($0) && !walk.app[$0.source].isPlaceholder }
        let taken = walk.taken
        let takenCount = ways.filter { taken.contains($0.id) }.count
        let farthest = walk.devices.flatMap(\.places).map(\.distance).max() ?? 0
        var text = StyledText(
            "\(reached) of \(scenes.count.of("scene")) reached, \(takenCount) of \(ways.count.of("way")) taken; "
                + "the farthest is \(farthest.of("step")) from a start.")
        if walk.devices.contains(where: \.isCut) {
            text += StyledText(
                " The walk was cut short after \(walk.options.mostPlaces) places on a device, so that it is not complete.", .warning)
        }
        return text
    }
}
