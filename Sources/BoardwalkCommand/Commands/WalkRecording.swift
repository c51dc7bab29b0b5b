import AppMap
import Walker

/// `boardwalk walk --to SCENE --record FILE`: what UIKit calls on the shortest way to a scene.
enum WalkRecording {
    /// - Throws: a sentence where a record is asked for and no route is named.
    static func check(_ arguments: Arguments) throws {
        guard arguments.value("--record") == nil || arguments.value("--to") != nil else {
            throw CommandFailure(description: "--record needs a route: --to SCENE, or --interactive to go your own.")
        }
    }

    /// Goes the shortest way to a scene once more and writes what UIKit calls.
    static func write(
        to file: String, theWayTo scene: AppScene.ID, of app: App, _ walks: [Walk], in root: String
    ) throws {
        let walked = walks.filter { $0.app.module.id == app.module.id }
        guard let walk = walked.flatMap(\.devices).first(where: { $0.arrivals[scene] != nil }),
            let arrival = walk.arrivals[scene],
            case .start(let start)? = walk.route(to: arrival.place).first
        else {
            throw CommandFailure(
                description: "there is nothing to record: no way to \(AppWords(app).fullName(of: app[scene])) was found.")
        }
        let steps = walk.route(to: arrival.place).dropFirst()
        let answers = walked.first?.options.answersUnwinding
        let text = try onMainActor {
            try record(app, in: root, on: walk.device, from: start, Array(steps), answersUnwinding: answers)
        }
        try OutputFile.write(text, to: file)
    }

    @MainActor
    private static func record(
        _ app: App, in root: String, on device: WalkDevice, from start: Start, _ steps: [Step],
        answersUnwinding: (@Sendable (String, String) -> Bool?)?
    ) throws -> String {
        try Session.run(app, in: root, on: device, from: start, answersUnwinding: answersUnwinding) { session in
            for step in steps {
                let event = session.follow(step)
                guard event.result != .refused else {
                    throw CommandFailure(description: "the way cannot be gone once more: \(event.message)")
                }
            }
            return RecordText.report(of: app, on: device, [session.opening] + session.steps)
        }
    }
}
