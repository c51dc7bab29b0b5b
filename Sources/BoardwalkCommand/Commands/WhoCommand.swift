import AppMap

/// `boardwalk who`: everything that leads to a scene.
enum WhoCommand: Command {
    static let description = CommandDescription(
        name: "who",
        summary: "Shows every way that leads to a scene, from all storyboards, and where it is written.",
        operands: [
            .init(name: "SCENE", summary: "The scene or storyboard that is opened; see below.", isRequired: true),
            .init(name: "PATH", summary: "The app's folder, its project or one document; without it, this folder."),
        ],
        options: [
            .init(
                names: ["--format"], value: "FORMAT", choices: WhoFormat.allCases.map(\.rawValue),
                summary: "text (the default), json (for programs)."),
            .init(names: ["-o", "--output"], value: "FILE", summary: "Writes to a file instead of the terminal."),
            .init(names: ["--app"], value: "NAME", summary: "Only this app or extension of the folder: NAME, or PROJECT/NAME of several."),
            .init(
                names: ["--all"], summary: "Also what git ignores, hidden folders, Pods, Carthage and build folders."),
        ],
        discussion: """
            SCENE can be
              Detail@Shop   the scene Detail of the storyboard Shop
              @Shop         the initial scene of the storyboard Shop
              Shop          any scene of the storyboard Shop, as opened from other storyboards
              Detail        every scene of that storyboard identifier, title, class or object id, in any storyboard
            All scenes that are called so are shown, each with its ways. Ways through placeholders count, and so does
            the system, which opens storyboards that Info.plist names. Code is not read: it may open any scene that has
            a storyboard identifier or is initial.

            The exit status is 0 if there is such a scene, whether or not anything opens it, and 2 if there is none.
            """,
        examples: [
            ("boardwalk who Detail@Shop", "who opens the scene Detail of Shop.storyboard"),
            ("boardwalk who ProfileViewController MyApp", "who opens the scenes of this class"),
        ])

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome {
        let query = SceneQuery(text: arguments.operands.first ?? "")
        let path = arguments.operands.dropFirst().first ?? "."
        let folder = try FolderReading.folder(at: path, arguments)
        let apps = try folder.apps(named: arguments.value("--app"))
        let answers = apps.flatMap { app in
            let arrivals = Arrivals(AppWords(app))
            return query.matches(in: app).map { WaysTo($0, arrivals) }
        }
        guard !answers.isEmpty else {
            let nearest = query.nearest(in: apps).map { "'\($0)'" }.joined(separator: " or ")
            throw CommandFailure(
                description: "there is no scene or storyboard '\(query.text)' in '\(path)'"
                    + (nearest.isEmpty ? "; 'boardwalk map' shows those there are." : "; did you mean \(nearest)?"))
        }
        let output = arguments.value("--output")
        let text = switch arguments.value("--format").flatMap(WhoFormat.init) ?? .text {
        case .text:
            WhoText.report(of: answers, showsApps: apps.count > 1, terminal: output == nil ? terminal : .plain)
        case .json:
            try WhoJSON.report(of: answers, query: query.text)
        }
        return try .report(text, to: output, status: .clean)
    }
}

/// The forms of the answer.
enum WhoFormat: String, CaseIterable {
    case text
    case json
}
