import AppMap
import Foundation
import Walker

/// `boardwalk walk-device`: walks an app on one device for another run of this program. It is no command for people.
enum DeviceWalkCommand: Command {
    static let description = CommandDescription(
        name: "walk-device",
        summary: "Walks an app on one device, for a check that walks it on another meanwhile.",
        operands: [.init(name: "PATH", summary: "The app's folder, its project or one document.", isRequired: true)],
        options: [
            .init(names: ["--device"], value: "DEVICE", choices: WalkDevice.allCases.map(\.rawValue), summary: "The device."),
            .init(names: ["--position"], value: "NUMBER", summary: "The app's position among those of the folder."),
            .init(names: ["--all"], summary: "As in 'check'."),
        ])

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes(arguments)))
        return Outcome(status: .clean)
    }

    /// The walk, as ``HandedWalk`` hands it on.
    static func bytes(_ arguments: Arguments) throws -> [UInt8] {
        let path = arguments.operands.first ?? "."
        let folder = try FolderCheck.folder(at: path, arguments)
        guard let device = arguments.value("--device").flatMap(WalkDevice.init),
            let position = arguments.value("--position").flatMap({ Int($0) }), folder.apps.indices.contains(position),
            let (app, options) = WalkPlan(walking: [folder.apps[position]], in: folder).walks.first
        else { throw CommandFailure(description: "there is nothing to walk.") }
        return onMainActor {
            let asked = AskedAnswers(UnwindAnswers(of: app, in: folder.root))
            let walk = DeviceWalk(of: app, on: device, options: asked.asking(options))
            return HandedWalk(walk, answers: asked.answers).bytes(of: app)
        }
    }
}
