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
        guard let walk = plan.walks.first else { throw CommandFailure(description: "there is nothing to walk.") }
        let device: WalkDevice = arguments.value("--device") == DeviceChoice.ipad.rawValue ? .iPad : .iPhone
        try onMainActor {
            try run(
                walk.app, in: plan.root, on: device, from: walk.options.start, as: form, record: arguments.value("--record"),
                in: terminal)
        }
        return Outcome(status: .clean)
    }

    /// Talks until the other side ends it, or has no more lines.
    ///
    /// - Parameters:
    ///   - start: nil for where the app itself starts.
    ///   - record: the file that is told what UIKit called; nil for none.
    @MainActor
    private static func run(
        _ app: App, in root: String, on device: WalkDevice, from start: AppScene.ID?, as form: Form, record: String?,
        in terminal: Terminal
    ) throws {
        let starts = start.map { [Start.chosen($0)] } ?? Session.starts(of: app, on: device)
        guard let first = starts.first else {
            throw CommandFailure(
                description: "\(app.name) has no scene to start at; name one with --from, as in --from Detail@Shop.")
        }
        try Session.run(app, in: root, on: device, from: first) { session in
            switch form {
            case .text: try TextConversation(session, app, starts, terminal).run()
            case .json: try LineConversation(session, app, terminal).run()
            }
            if let record {
                try OutputFile.write(RecordText.report(of: app, on: device, [session.opening] + session.steps), to: record)
            }
        }
    }
}
