import AppMap

/// Who opens a scene, as text for people.
enum WhoText {
    static func report(of answers: [WaysTo], showsApps: Bool, terminal: Terminal = .plain) -> String {
        var report = TextReport(for: terminal)
        for answer in answers {
            report.addGap()
            add(answer, showsApps: showsApps, to: &report)
        }
        return report.rendered(for: terminal)
    }

    private static func add(_ answer: WaysTo, showsApps: Bool, to report: inout TextReport) {
        report.add(([heading(of: answer)] + (showsApps ? [StyledText("in " + answer.words.app.name)] : [])).joined())
        guard !answer.isEmpty else {
            report.add([Branch(line: StyledText(answer.advice, .warning))])
            return
        }
        report.add(
            answer.entries.map(branch) + answer.ways.map { branch(of: $0, answer) }
                + answer.standIns.map { branch(of: $0, answer.words) })
    }

    private static func heading(of answer: WaysTo) -> StyledText {
        let words = answer.words
        switch answer.match {
        case .storyboard(let id):
            let storyboard = words.app[id]
            return [
                StyledText(storyboard.name.truncated(to: 60), .heading), StyledText("storyboard"),
                StyledText(storyboard.file, .secondary),
            ].joined()
        case .scene(let id):
            let scene = words.app[id]
            let link = words.link(of: scene).map { link in
                "stands for " + words.name(
                    of: words.end(of: words.app.destination(of: link)), seenFrom: scene.storyboard)
            }
            return [
                StyledText(words.fullName(of: scene), .heading), StyledText(link ?? words.kind(of: scene)),
                StyledText(scene.location.description, .secondary),
            ].joined()
        }
    }

    private static func branch(of entry: App.Entry) -> Branch {
        Branch(
            line: StyledText("the system", .entry) + StyledText(", as \(entry.point.words)"),
            notes: [Branch.Note(place: "\(entry.point.key) in \(entry.point.file)")])
    }

    private static func branch(of way: Way, _ answer: WaysTo) -> Branch {
        let words = answer.words
        let source = words.app[way.source]
        var parts = [StyledText(words.fullName(of: source), .link), StyledText(words.phrase(of: way))]
        if case .storyboard = answer.match, let scene = words.end(of: way.destination).scene {
            parts.append(StyledText("→ " + words.name(of: words.app[scene])))
        }
        let crossing = crossing(of: way, words)
        let notes = crossing.isEmpty ? [] : [Branch.Note(crossing, .plain)]
        return Branch(line: parts.joined(), notes: notes + [Branch.Note(place: way.location.description)])
    }

    /// What takes a way to the other storyboard: its own address, or the placeholders on the way.
    private static func crossing(of way: Way, _ words: AppWords) -> String {
        let app = words.app
        let own = way.link.map { "by \(app[$0].origin.words) (\(app[$0].convention))" }
        let host = way.destination.scene.map { app[$0] }.flatMap { words.hostLink(of: $0) == nil ? nil : $0 }
        let passed = (way.destination.placeholders.map { app[$0] } + [host].compactMap { $0 }).map { placeholder in
            let kind = placeholder.className == nil ? words.kind(of: placeholder) : "placeholder"
            let convention = words.link(of: placeholder)?.convention ?? ""
            return "through the \(kind) \(words.name(of: placeholder))"
                + (convention == "native" ? "" : " (\(convention))")
        }
        return ([own].compactMap { $0 } + passed).joined(separator: ", ")
    }

    private static func branch(of standIn: AppScene, _ words: AppWords) -> Branch {
        Branch(
            line: [
                StyledText(words.fullName(of: standIn), .link),
                StyledText("code only: no way leads to this placeholder, but code may open it"),
            ].joined(),
            notes: [Branch.Note(place: standIn.location.description)])
    }
}

extension Link.Origin {
    /// What carries the address.
    fileprivate var words: String {
        switch self {
        case .segue: "the segue's identifier"
        case .view: "the view's attributes"
        case .scene: "the scene's attributes"
        }
    }
}
