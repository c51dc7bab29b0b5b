import AppMap
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
            .init(names: ["--to"], value: "SCENE", summary: "Only the shortest way to this scene, as steps to follow."),
            .init(names: ["--depth"], value: "STEPS", summary: "Goes no more than so many steps from a start."),
            .init(names: ["--app"], value: "NAME", summary: "Only this app or extension of the folder."),
            .init(
                names: ["--all"], summary: "Also what git ignores, hidden folders, Pods, Carthage and build folders."),
        ],
        discussion: "",
        examples: [])

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome {
        let folder = try FolderReading.folder(at: arguments.operands.first ?? ".", arguments)
        let apps = try folder.apps(named: arguments.value("--app"))
        let devices = (arguments.value("--device").flatMap(DeviceChoice.init) ?? .both).devices
        let walks = MainActor.assumeIsolated {
            apps.map { Walk(of: $0, in: folder.root, options: WalkOptions(devices: devices)) }
        }
        return try .report(WalkText.report(of: walks, folder: folder, terminal: terminal), to: arguments.value("--output"), status: .clean)
    }
}

/// The forms of a walk.
enum WalkFormat: String, CaseIterable {
    case text
    case json
    case sarif
    case xcode
    case github
}

/// The devices that a command line names.
enum DeviceChoice: String, CaseIterable {
    case iphone
    case ipad
    case both

    var devices: [WalkDevice] {
        switch self {
        case .iphone: [.iPhone]
        case .ipad: [.iPad]
        case .both: [.iPhone, .iPad]
        }
    }
}
