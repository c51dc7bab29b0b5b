import AppMap
import Foundation
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
                summary: "text (a tree, the default), json (for programs)."),
            .init(names: ["-o", "--output"], value: "FILE", summary: "Writes to a file instead of the terminal."),
            .init(
                names: ["--device"], value: "DEVICE", choices: DeviceChoice.allCases.map(\.rawValue),
                summary: "iphone, ipad or both (the default)."),
            .init(names: ["--from"], value: "SCENE", summary: "Starts with this scene instead of the app's own start."),
            .init(names: ["--depth"], value: "STEPS", summary: "Goes no more than so many steps from a start."),
            .init(names: ["--app"], value: "NAME", summary: "Only this app or extension of the folder."),
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

            SCENE is what 'boardwalk who' takes: Detail@Shop, @Shop or the name of a scene.

            The exit status is 1 if anything is wrong, and 2 if there is nothing to walk.
            """,
        examples: [
            ("boardwalk walk", "the app in this folder"),
            ("boardwalk walk MyApp --device iphone --from Login@Account", "what follows the login"),
            ("boardwalk walk MyApp --format json -o walk.json", "the same for a program"),
        ])

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome {
        let folder = try FolderReading.folder(at: arguments.operands.first ?? ".", arguments)
        let apps = try folder.apps(named: arguments.value("--app"))
        let plan = try WalkPlan(arguments, apps, in: folder)
        let walks = plan.walk(in: terminal)
        let output = arguments.value("--output")
        let format = arguments.value("--format").flatMap(WalkFormat.init) ?? .text
        let text = try format.report(of: walks, plan, in: folder, terminal: output == nil ? terminal : .plain)
        return try .report(text, to: output, status: .clean)
    }
}

/// The forms of a walk.
enum WalkFormat: String, CaseIterable {
    case text
    case json

    func report(of walks: [Walk], _ plan: WalkPlan, in folder: AppFolder, terminal: Terminal) throws -> String {
        switch self {
        case .text: WalkText.report(of: walks, leftOut: plan.leftOut, folder: folder, terminal: terminal)
        case .json: try WalkJSON.report(of: walks)
        }
    }
}
