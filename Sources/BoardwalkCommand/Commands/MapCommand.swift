import AppMap

/// `boardwalk map`: the whole app in one view.
enum MapCommand: Command {
    static let description = CommandDescription(
        name: "map",
        summary: "Shows every storyboard, scene and way of an app, with each link followed to its scene.",
        operands: [
            .init(name: "PATH", summary: "The app's folder, its project or one document; without it, this folder.")
        ],
        options: [
            .init(
                names: ["--format"], value: "FORMAT", choices: MapFormat.allCases.map(\.rawValue),
                summary: "text (a tree, the default), json, dot (for Graphviz), mermaid (for Markdown), svg, png."),
            .init(
                names: ["-o", "--output"], value: "FILE",
                summary: "Writes to a file instead of the terminal; svg and png into a folder, one file a scene."),
            .init(names: ["--images"], summary: "Puts the app's own images into svg and png; without it, their names."),
            .init(names: ["--app"], value: "NAME", summary: "Only this app or extension of the folder."),
            .init(
                names: ["--all"], summary: "Also what git ignores, hidden folders, Pods, Carthage and build folders."),
        ],
        discussion: """
            The map is drawn from the files alone: no source is compiled and nothing is run. Projects and packages tell
            which documents an app has; in a folder without any, all documents count as one app.
            A file .boardwalk.json in the folder can name link classes of your own.

            In the text, each storyboard is followed by its scenes and each scene by its ways:
              →  leads to a scene: Detail in the same storyboard, Detail@Shop or @Shop (its initial scene) in another
              ↩  unwinds to whichever scene answers the action
              ⇢  a placeholder, which stands for a scene elsewhere
              ✗  leads nowhere, with the reason and the place
            A name behind the dot is the convention by which a link is written; 'native' is a storyboard reference.

            Mermaid draws at most 500 arrows and 50,000 characters unless the page raises its limits 'maxEdges' and
            'maxTextSize'; for a larger app, choose one app with --app, or dot.

            As svg or png, all scenes are drawn on one sheet, as they lie on Interface Builder's canvas, with their ways
            as arrows; dashed ones lead to another storyboard. PNG needs one of the programs rsvg-convert, resvg,
            inkscape or magick.

            The exit status is 1 if a link leads nowhere, a storyboard that the system opens is missing or has no
            initial scene, or a document cannot be read.
            """,
        examples: [
            ("boardwalk map", "the app in this folder"),
            ("boardwalk map MyApp --format dot | dot -Tsvg > map.svg", "a picture, drawn by Graphviz"),
            ("boardwalk map MyApp --format mermaid", "a diagram that a Markdown page on the web can show"),
            ("boardwalk map MyApp --format svg -o map.svg", "every scene drawn, on one sheet"),
            ("boardwalk map MyApp --format svg -o pictures/", "every scene drawn, one file each"),
            ("boardwalk map MyApp --format json -o map.json", "the same for a program"),
        ])

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome {
        let format = arguments.value("--format").flatMap(MapFormat.init) ?? .text
        let folder = try FolderReading.folder(at: arguments.operands.first ?? ".", arguments)
        let apps = try folder.apps(named: arguments.value("--app"))
        let output = arguments.value("--output")
        let hasFaults = apps.contains { Totals(of: $0).faults > 0 } || !folder.unreadableDocuments.isEmpty
        if let picture = format.picture {
            let svg = try MapPictures.write(
                picture, of: folder, apps: apps, to: output.flatMap { $0 == "-" ? nil : $0 },
                showsImages: arguments.has("--images"))
            return Outcome(status: hasFaults ? .findings : .clean, output: svg)
        }
        guard !arguments.has("--images") else {
            throw CommandFailure(description: "only svg and png show images; --images goes with --format svg or png.")
        }
        let text = try format.report(of: folder, apps: apps, terminal: output == nil ? terminal : .plain)
        let warning = format == .mermaid ? MapMermaid.warning(about: text, apps: apps) : ""
        return try .report(text, to: output, status: hasFaults ? .findings : .clean, warning: warning)
    }
}

/// The forms of the map.
enum MapFormat: String, CaseIterable {
    case text
    case json
    case dot
    case mermaid
    case svg
    case png

    /// The form of the pictures; nil for a map of words.
    var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }

    /// The map as words.
    func report(of folder: AppFolder, apps: [App], terminal: Terminal = .plain) throws -> String {
        switch self {
        case .text: MapText.report(of: folder, apps: apps, terminal: terminal)
        case .json: try MapJSON.report(of: folder, apps: apps)
        case .dot: MapDot.report(of: apps)
        case .mermaid: MapMermaid.report(of: apps)
        case .svg, .png: try MapPictures.sheet(of: folder, apps: apps, showsImages: false).svg
        }
    }
}
