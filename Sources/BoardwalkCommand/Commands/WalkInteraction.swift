import AppMap
import Foundation
import Walker

/// `boardwalk walk --interactive`: stand in an app, see what is on screen, touch it.
enum WalkInteraction {
    /// How somebody talks with the session.
    enum Form {
        /// A person: screens drawn in text, short commands.
        case text
        /// A program: one JSON object in a line, one back.
        case json
    }

    static func run(_ arguments: Arguments, _ plan: WalkPlan, in terminal: Terminal) throws -> Outcome {
        guard arguments.value("--output") == nil, arguments.value("--to") == nil else {
            throw CommandFailure(
                description: "--output and --to are for whole walks; what is done interactively is written by --record.")
        }
        let form: Form
        switch arguments.value("--format").flatMap(WalkFormat.init) ?? .text {
        case .text: form = .text
        case .json: form = .json
        case .sarif, .xcode, .github:
            throw CommandFailure(description: "a session has the formats text and json.")
        }
        let device: WalkDevice = arguments.value("--device") == DeviceChoice.ipad.rawValue ? .iPad : .iPhone
        let record = arguments.value("--record")
        try onMainActor {
            let apps = plan.walks.map { ($0.app, starts(of: $0.app, on: device, $0.options.start)) }
            guard let (app, starts) = apps.first(where: { !$0.1.isEmpty }) else {
                throw CommandFailure(
                    description: "there is no scene to start at; name one with --from, as in --from Detail@Shop.")
            }
            let others = apps.map(\.0).filter { $0.module.id != app.module.id }.map(\.name)
            let answers = UnwindAnswers(of: app, in: plan.root)
            let takes = answers.map { answers in { @Sendable in answers.answer($0, $1) } }
            try Session.run(app, in: plan.root, on: device, from: starts[0], answersUnwinding: takes) { session in
                switch form {
                case .text:
                    let hints = hints(starts.dropFirst().map { AppWords(app).fullName(of: app[$0.scene]) }, others, of: app)
                    try TextConversation(session, app, terminal).run(hints)
                case .json:
                    try LineConversation(session, app, terminal).run()
                }
                if let record {
                    try OutputFile.write(
                        RecordText.report(of: app, on: device, [session.opening] + session.steps), to: record)
                }
            }
        }
        return Outcome(status: .clean)
    }

    @MainActor
    private static func starts(of app: App, on device: WalkDevice, _ chosen: AppScene.ID?) -> [Start] {
        chosen.map { [.chosen($0)] } ?? Session.starts(of: app, on: device)
    }

    /// What a person could not know: that there is more than this app and this start.
    private static func hints(_ starts: [String], _ apps: [String], of app: App) -> [String] {
        func list(_ names: [String]) -> String {
            names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
        }
        return (apps.isEmpty ? [] : ["This is \(app.name). Others here, by --app: \(list(apps))"])
            + (starts.isEmpty ? [] : ["It can start elsewhere, too, by --from: \(list(starts))"])
    }
}
