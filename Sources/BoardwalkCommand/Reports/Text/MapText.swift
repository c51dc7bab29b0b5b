import AppMap

/// The map as text for people.
enum MapText {
    static func report(of folder: AppFolder, apps: [App], terminal: Terminal = .plain) -> String {
        var report = TextReport(for: terminal)
        for app in apps {
            AppText(app).add(to: &report)
            report.addGap()
        }
        // What the system does not find is said of the app.
        let problems = folder.problems.filter { $0.kind != .missingStoryboard }
        if !problems.isEmpty {
            report.add(StyledText("Files left out or in doubt", .heading))
            report.add(problems.map { problem in
                Branch(line: StyledText(problem.place), notes: [Branch.Note(problem.message, .secondary)])
            })
            report.addGap()
        }
        add(apps.map(Totals.init).reduce(Totals(), +), folder, apps, to: &report)
        return report.rendered(for: terminal)
    }

    private static func add(_ totals: Totals, _ folder: AppFolder, _ apps: [App], to report: inout TextReport) {
        var line = StyledText(apps.count > 1 ? "In all: " : "")
        line += StyledText(totals.words.joined(separator: ", ") + ". ")
        if totals.unreadLinks > 0 {
            let others = totals.unreadLinks == 1 ? "1 link leads" : "\(totals.unreadLinks) links lead"
            line += StyledText("\(others) to other storyboards, which were not read; name the app's folder to follow.")
        } else if totals.faults == 0, totals.ways > 0 {
            line += StyledText("Every link leads to its scene.", .entry)
        }
        if totals.faults > 0 {
            line += StyledText(totals.unreadLinks > 0 ? " " : "")
            line += StyledText("\(totals.faults) \(totals.faults == 1 ? "leads" : "lead") nowhere (✗).", .fault)
        }
        report.add(line)
        let unreadable = folder.unreadableDocuments.count
        if unreadable > 0 {
            report.add(StyledText("\(unreadable.of("document")) could not be read.", .fault))
        }
    }
}

/// One app of the map.
private struct AppText {
    let app: App
    let words: AppWords
    let order: StoryboardOrder

    init(_ app: App) {
        self.app = app
        words = AppWords(app)
        order = StoryboardOrder(of: app)
    }

    func add(to report: inout TextReport) {
        report.add(title)
        let totals = Totals(of: words)
        let faults = totals.faults == 0 ? StyledText() : StyledText("\(totals.faults) broken", .fault)
        if totals.storyboards > 0 || totals.faults > 0 {
            report.add((totals.words.map { StyledText($0) } + [faults]).joined())
        }
        if app.isOfNoTarget {
            report.add(StyledText("no target contains these files: they are in none of the apps", .secondary))
        }
        if !app.xibs.isEmpty {
            let names = app.xibs.map { name(of: $0) }.joined(separator: ", ")
            report.add(wrapping: "\(app.xibs.count.of("xib")): \(names)", .secondary)
        }
        report.add(app.brokenEntries.map { entry in
            Branch(
                line: StyledText("✗ ", .fault) + StyledText(entry.point.words),
                notes: [
                    Branch.Note(entry.faultDescription ?? "", .plain), Branch.Note(place: entry.point.file),
                ])
        })
        for storyboard in order.storyboards {
            report.addGap()
            add(app[storyboard], to: &report)
        }
    }

    private func name(of xib: AppXib) -> String {
        let entries = app.entries.filter { $0.xib?.exactlyEquals(xib.name) == true }.map(\.point.words).joined(separator: ", ")
        return xib.name.truncated(to: 40) + (entries.isEmpty ? "" : " (\(entries))")
    }

    private var title: StyledText {
        let platform = app.module.platform ?? app.storyboards.lazy.compactMap(\.platform).first
        let kind = [platform?.rawValue, app.isOfNoTarget ? nil : app.module.kind.words]
            .compactMap { $0 }.joined(separator: " ")
        return [StyledText(app.name.truncated(to: 60), .heading), StyledText(kind)].joined()
    }

    private func add(_ storyboard: AppStoryboard, to report: inout TextReport) {
        report.add(heading(of: storyboard))
        let variants = storyboard.files.variantWords(beside: storyboard.file)
        let file = storyboard.file + (variants.isEmpty ? "" : " (also \(variants.joined(separator: ", ")))")
        let scenes = app.scenes[storyboard.scenes]
        report.add(StyledText((scenes.isEmpty ? "  " : "│ ") + file, .secondary))
        let branches = scenes.filter { words.link(of: $0) == nil }.map(branch)
            + scenes.compactMap { scene in words.link(of: scene).map { placeholder(scene, $0) } }
        report.add(branches)
    }

    private func heading(of storyboard: AppStoryboard) -> StyledText {
        let entries = app.entries.filter { $0.storyboard == storyboard.id }.map { StyledText($0.point.words, .entry) }
        let module = storyboard.module == app.module.id
            ? nil : words.module(of: storyboard).map { StyledText("in \($0.name.truncated(to: 44))") }
        let reach = order.unreached.contains(storyboard.id) && app.storyboards.count > 1
            ? StyledText("no way leads here", .secondary) : StyledText()
        let content = !storyboard.scenes.isEmpty ? StyledText()
            : StyledText(storyboard.hasMainMenu ? "main menu" : "no scenes", .secondary)
        return ([StyledText(storyboard.name.truncated(to: 60), .heading)] + entries
            + [module ?? StyledText(), content, reach]).joined()
    }

    // MARK: Scenes

    private func branch(of scene: AppScene) -> Branch {
        let ways = app.ways(from: scene.id)
        let columns = WayColumns(of: ways, words)
        let className = scene.className == scene.name ? nil : scene.className
        let marks: [StyledText] = [
            scene.isInitial ? StyledText("initial", .entry) : StyledText(),
            mark(of: scene),
        ]
        let description = [
            StyledText(words.kind(of: scene)), StyledText(className?.truncated(to: 44) ?? "", .secondary),
        ]
        return Branch(
            line: ([StyledText(words.name(of: scene), .heading)] + description + marks).joined(),
            branches: ways.map { branch(of: $0, columns) })
    }

    private func mark(of scene: AppScene) -> StyledText {
        if words.isOnlyDrawn(scene) {
            return StyledText("only drawn: the segues to it lead elsewhere", .secondary)
        }
        guard words.isUnreached(scene) else { return StyledText() }
        return scene.identifier == nil
            ? StyledText("nothing leads here", .warning) : StyledText("only code opens it", .secondary)
    }

    /// A placeholder is no scene but a link.
    private func placeholder(_ scene: AppScene, _ link: Link) -> Branch {
        let destination = words.end(of: app.destination(of: link))
        let name = scene.identifier.map { StyledText($0.truncated(to: 44)) } ?? StyledText()
        let isUnused = app.ways(to: scene.id).isEmpty && !scene.isInitial
        let ways = app.ways(from: scene.id).filter { !words.isOwnLink($0) }
        let columns = WayColumns(of: ways, words)
        var branch = Branch(
            line: [
                StyledText("⇢ ", .link) + words.styledName(of: destination, seenFrom: scene.storyboard),
                name, scene.isInitial ? StyledText("initial", .entry) : StyledText(),
                StyledText(link.convention.truncated(to: 44), .secondary),
                isUnused ? unusedMark(of: scene) : StyledText(),
            ].joined(),
            branches: ways.map { self.branch(of: $0, columns) })
        if destination.isBroken, isUnused || scene.isInitial {
            branch.notes = words.notes(on: destination, at: link.location)
        }
        return branch
    }

    private func unusedMark(of placeholder: AppScene) -> StyledText {
        StyledText(placeholder.identifier == nil ? "unused" : "only code opens it", .secondary)
    }

    // MARK: Ways

    private func branch(of way: Way, _ columns: WayColumns) -> Branch {
        let destination = words.end(of: way.destination)
        var line = StyledText(words.trigger(of: way)).padded(to: columns.trigger)
        if columns.manner > 0 {
            line += StyledText("  ") + StyledText(words.manner(of: way)).padded(to: columns.manner)
        }
        line += StyledText("  ") + words.arrow(to: destination)
        line += words.styledName(of: destination, seenFrom: app[way.source].storyboard)
        let conventions = words.conventions(of: way)
        if !conventions.isEmpty {
            line += StyledText(" · " + conventions.joined(separator: ", ").truncated(to: 60), .secondary)
        }
        return Branch(
            line: line, notes: destination.isBroken ? words.notes(on: destination, at: words.fault(of: way)) : [])
    }
}

extension AppStoryboard {
    /// True where the storyboard has the menu with which a Mac app starts.
    fileprivate var hasMainMenu: Bool {
        document.storyboard?.scenes.contains { scene in
            scene.objects.contains { if case .application = $0 { true } else { false } }
        } ?? false
    }
}

/// How wide the columns of a scene's ways are, so that their arrows stand below each other.
private struct WayColumns {
    var trigger = 0
    var manner = 0

    init(of ways: [Way], _ words: AppWords) {
        for way in ways {
            trigger = max(trigger, words.trigger(of: way).printable.columns)
            manner = max(manner, words.manner(of: way).printable.columns)
        }
        trigger = min(trigger, 48)
    }
}
