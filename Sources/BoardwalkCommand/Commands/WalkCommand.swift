import AppMap
import Foundation
import InterfaceBuilder
import Walker

/// `boardwalk walk`: every flow of an app, really run.
enum WalkCommand: Command {
    static let description = CommandDescription(
        name: "walk",
        summary: "Runs an app's storyboards, takes every way out of every scene, and tells what a user would meet.",
        operands: [
            .init(name: "PATH", summary: "The app's folder, its project or one document; without it, this folder.")
        ],
        options: [
            .init(
                names: ["--format"], value: "FORMAT", choices: WalkFormat.allCases.map(\.rawValue),
                summary: "text (a tree, the default), json (for programs); the faults alone: sarif, xcode, github."),
            .init(names: ["-o", "--output"], value: "FILE", summary: "Writes to a file instead of the terminal."),
            .init(
                names: ["--device"], value: "DEVICE", choices: DeviceChoice.allCases.map(\.rawValue),
                summary: "iphone, ipad or both (the default)."),
            .init(names: ["--from"], value: "SCENE", summary: "Starts with this scene instead of the app's own start."),
            .init(names: ["--to"], value: "SCENE", summary: "Only the shortest way to this scene, as steps to follow."),
            .init(
                names: ["--interactive"],
                summary: "Stand in the app: screens drawn in text, taps, back, undo; lines of JSON with --format json."),
            .init(
                names: ["--record"], value: "FILE",
                summary: "Writes what UIKit calls, step by step, on the way to --to or in what is done interactively."),
            .init(names: ["--depth"], value: "STEPS", summary: "Goes no more than so many steps from a start."),
            .init(names: ["--app"], value: "NAME", summary: "Only this app or extension of the folder: NAME, or PROJECT/NAME of several."),
            .init(
                names: ["--all"], summary: "Also what git ignores, hidden folders, Pods, Carthage and build folders."),
        ],
        discussion: """
            The storyboards are loaded and run as UIKit runs them, on an iPhone and on an iPad, without a simulator and
            without the app's sources: classes of the app are represented by UIKit's own. The walk starts where the system
            starts the app and takes every way out of every scene that it comes to, in whatever container the scene stands,
            through every kind of link. Scenes that nothing leads to and that code can open are walked after that.

            In the tree, each scene stands where it is reached first, with all its ways; elsewhere only its name stands.
              →  shows the scene; A › B is a container with its first content
              ↩  goes back to a scene, or to whichever scene has the action
              ✗  the app stops, or nobody takes the way

            With --interactive nothing is walked by itself: you stand in the app, on an iPhone unless --device says otherwise,
            and choose; '?' tells how. Programs write one JSON object in a line and read one.

            SCENE is what 'boardwalk who' takes: Detail@Shop, @Shop or the name of a scene.

            Rules that .boardwalk.json switches off and findings that are suppressed are not reported, as in 'boardwalk check'.
            The exit status is 1 if there is a finding of severity broken or worse, and 2 if there is nothing to walk.
            """,
        examples: [
            ("boardwalk walk", "the app in this folder"),
            ("boardwalk walk MyApp --device iphone --from Login@Account", "what follows the login"),
            ("boardwalk walk MyApp --to Receipt@Checkout", "how to come to the receipt, step by step"),
            ("boardwalk walk MyApp --interactive", "stand in the app and look around"),
            ("boardwalk walk MyApp --to Receipt@Checkout --record calls.txt", "what UIKit calls on the way there"),
            ("boardwalk walk MyApp --format json -o walk.json", "the same for a program"),
        ])

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome {
        let folder = try FolderReading.folder(at: arguments.operands.first ?? ".", arguments)
        let apps = try folder.apps(named: arguments.value("--app"))
        let output = arguments.value("--output")
        let format = arguments.value("--format").flatMap(WalkFormat.init) ?? .text
        let plan = try WalkPlan(arguments, apps, in: folder)
        if arguments.has("--interactive") {
            return try WalkInteraction.run(arguments, plan, in: terminal)
        }
        try WalkRecording.check(arguments)
        let walks = plan.walk(in: terminal)
        if let name = arguments.value("--to") {
            let (app, scene) = try WalkPlan.scene(called: name, among: walks.map(\.app))
            if let file = arguments.value("--record") {
                try WalkRecording.write(to: file, theWayTo: scene, of: app, walks, in: folder.root)
            }
            let routes = RoutesTo(scene, in: walks.filter { $0.app.module.id == app.module.id })
            return try .report(try routes.report(as: format, terminal: output == nil ? terminal : .plain), to: output, status: .clean)
        }
        let findings = try FindingReport(of: walks, in: folder)
        let text = try format.report(of: walks, findings, plan, terminal: output == nil ? terminal : .plain)
        return try .report(text, to: output, status: findings.status)
    }
}

/// The forms of a walk.
enum WalkFormat: String, CaseIterable {
    case text
    case json
    case sarif
    case xcode
    case github

    func report(of walks: [Walk], _ findings: FindingReport, _ plan: WalkPlan, terminal: Terminal) throws -> String {
        switch self {
        case .text: WalkText.report(of: walks, findings.readingLines(), leftOut: plan.leftOut, terminal: terminal)
        case .json: try WalkJSON.report(of: walks, findings)
        case .sarif: try FindingSARIF.report(of: findings.readingLines())
        case .xcode: FindingXcode.report(of: findings)
        case .github: FindingGitHub.report(of: findings)
        }
    }
}

/// What tells a fault from others, in however many apps it is.
private struct WalkedFault: Hashable {
    let rule: String
    let location: SourceLocation
    let object: FindingObject?
}

extension [Finding] {
    /// Apps that share a file share its faults; the first tells how one comes there.
    fileprivate var eachFaultOnce: [Finding] {
        var told: Set<WalkedFault> = []
        return filter { told.insert(WalkedFault(rule: $0.rule, location: $0.location, object: $0.object)).inserted }
    }
}

extension FindingReport {
    /// What walks found, and the documents that could not be walked, as the folder's configuration and suppressions have it.
    init(of walks: [Walk], in folder: AppFolder) throws {
        let selection = try RuleSelection(folder.configuration.rules)
        let unreadable = folder.unreadableDocuments.map(Finding.init)
        let found = (walks.flatMap(\.findings) + unreadable).eachFaultOnce.compactMap(selection.adjusted)
        let suppressed = try Suppressions(folder: URL(fileURLWithPath: folder.root)).apply(to: found)
        let kept = Set(suppressed.kept)
        func isKept(_ finding: Finding) -> Bool { selection.adjusted(finding).map(kept.contains) ?? false }
        let causes = walks.flatMap { $0.findingsByCause(where: isKept) } + unreadable.filter(isKept)
        self.init(causes.eachFaultOnce.compactMap(selection.adjusted), root: folder.root)
        leftOut.suppressed = suppressed.suppressed.count
        repository = GitRepository.containing(folder.root)?.folder ?? folder.root
        rules = RuleCatalog.standard.descriptions
        failing = .broken
    }
}

extension RuleDescription {
    init(_ rule: WalkRule) {
        self.init(name: rule.name, severity: rule.severity, summary: rule.summary, reason: rule.reason)
    }
}

extension Finding {
    /// A document that cannot be read, by the name of the rule that checks have for it.
    fileprivate init(_ problem: Problem) {
        let position = SourcePosition(line: problem.line ?? 1, column: problem.column ?? 1)
        self.init(
            rule: "unreadable-document", severity: .broken, message: problem.message,
            location: SourceLocation(file: problem.file, position: position))
    }
}
