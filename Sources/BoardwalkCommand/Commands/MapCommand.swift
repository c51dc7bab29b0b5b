import AppMap
import Foundation
import Pictures

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
                summary: "text (a tree; default), html (a page), json, dot (Graphviz), mermaid (Markdown), svg, png."),
            .init(
                names: ["-o", "--output"], value: "FILE",
                summary: "Writes to a file, whose ending can choose the format; svg and png into a folder, too."),
            .init(names: ["--images"], summary: "Puts the app's images (up to 100 KB each) into html, svg and png; without it, their names."),
            .init(
                names: ["--appearance"], value: "MODE", choices: PictureAppearance.allCases.map(\.rawValue),
                summary: "With html, svg and png: light, dark, or auto (as the reader's system; png is light then)."),
            PictureScale.option,
            .init(names: ["--findings"], summary: "With html: marks what 'walk' and 'check' find at the objects concerned."),
            .init(names: ["--no-play"], summary: "With html: without the walk that lets a reader use the app; faster for huge apps."),
            .init(names: ["--app"], value: "NAME", summary: "Only this app or extension of the folder: NAME, or PROJECT/NAME of several."),
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
            as arrows; dashed ones lead to another storyboard. Into a folder, each scene is drawn into a file of its own.
            PNG needs one of the programs rsvg-convert, resvg, inkscape or magick.

            As html, the map is one file that any browser opens, without network: every scene drawn and every way, to
            look through, to search, and to use as on a device, on which each touch leads where the walk was led. A scene
            has an address in it, as in map.html#Detail@Shop, and a route has one, too. The walk of a very large app is ended
            early, which is said; with --no-play there is none. Xibs are drawn where scenes load them.

            Without --format the ending of the file decides, and one that means something else is refused.

            The exit status is 1 if a link leads nowhere, a storyboard that the system opens is missing or has no
            initial scene, or a document cannot be read.
            """,
        examples: [
            ("boardwalk map", "the app in this folder"),
            ("boardwalk map MyApp -o map.html", "a page for the browser: the map, and the app to click through"),
            ("boardwalk map MyApp --format dot | dot -Tsvg > map.svg", "a picture, drawn by Graphviz"),
            ("boardwalk map MyApp --format mermaid", "a diagram that a Markdown page on the web can show"),
            ("boardwalk map MyApp --format svg -o map.svg", "every scene drawn, on one sheet"),
            ("boardwalk map MyApp --format svg -o pictures/", "every scene drawn, one file each"),
            ("boardwalk map MyApp --format json -o map.json", "the same for a program"),
        ])

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome {
        let output = arguments.value("--output")
        let asked = arguments.value("--format").flatMap(MapFormat.init(rawValue:))
        let format = try asked ?? MapFormat.asked(by: output)
        let doubt = OutputFile.doubt(output, holds: format, MapFormat.init(fileNamed:))
        let folder = try FolderReading.folder(at: arguments.operands.first ?? ".", arguments)
        let apps = try folder.apps(named: arguments.value("--app"))
        let hasFaults = apps.contains { Totals(of: $0).faults > 0 } || !folder.unreadableDocuments.isEmpty
        if arguments.has("--findings"), format != .html {
            throw CommandFailure(description: "only the page shows findings; --findings goes with --format html.")
        }
        let appearance = arguments.value("--appearance").flatMap(PictureAppearance.init)
        let scale = try PictureScale.value(of: arguments)
        try PictureScale.check(scale, for: format.picture)
        if arguments.has("--no-play"), format != .html || arguments.has("--findings") {
            throw CommandFailure(
                description: format == .html
                    ? "--findings shows what a walk finds; leave out --no-play." : "--no-play goes with --format html.")
        }
        if format.isDrawn, !arguments.has("--findings"), apps.allSatisfy({ $0.storyboards.isEmpty && $0.entries.isEmpty }) {
            throw CommandFailure(
                description: "there are xibs here and no storyboard, and pictures show the scenes of storyboards. "
                    + "'boardwalk check' looks into xibs.")
        }
        if let picture = format.picture {
            guard hasFaults || apps.contains(where: { !$0.scenes.isEmpty }) else {
                throw CommandFailure(description: "there is no scene to draw; pictures show the scenes of storyboards.")
            }
            let svg = try MapPictures.write(
                picture, of: folder, apps: apps, to: output.flatMap { $0 == "-" ? nil : $0 },
                showsImages: arguments.has("--images"), appearance ?? .automatic, scale: scale)
            return Outcome(status: hasFaults ? .findings : .clean, output: svg, errors: doubt)
        }
        if format == .html {
            let page = try MapPage(
                of: folder, apps: apps, showsImages: arguments.has("--images"), showsFindings: arguments.has("--findings"),
                isPlayed: !arguments.has("--no-play"), appearance ?? .automatic, in: terminal)
            let warning = page.warnings.map { "boardwalk: \($0.printable)\n" }.joined() + doubt
            return try .report(page.html(), to: output, status: hasFaults ? .findings : .clean, warning: warning)
        }
        guard appearance == nil else {
            throw CommandFailure(
                description: "only html, svg and png are light or dark; --appearance goes with one of these formats.")
        }
        guard !arguments.has("--images") else {
            throw CommandFailure(description: "only html, svg and png show images; --images goes with one of these formats.")
        }
        let text = try format.report(of: folder, apps: apps, terminal: output == nil ? terminal : .plain)
        let warning = doubt + (format == .mermaid ? MapMermaid.warning(about: text, apps: apps) : "")
        return try .report(text, to: output, status: hasFaults ? .findings : .clean, warning: warning)
    }
}

/// The forms of the map.
enum MapFormat: String, CaseIterable {
    case text
    case html
    case json
    case dot
    case mermaid
    case svg
    case png

    /// The form that the name of a file asks for; nil where it asks for none.
    init?(fileNamed name: String) {
        switch URL(fileURLWithPath: name).pathExtension.lowercased() {
        case "html", "htm": self = .html
        case "json": self = .json
        case "dot", "gv": self = .dot
        case "mmd", "mermaid": self = .mermaid
        case "svg": self = .svg
        case "png": self = .png
        default: return nil
        }
    }

    /// The form that the name of a file asks for, text where it asks for none.
    ///
    /// - Throws: a sentence for an ending that means another kind of file.
    static func asked(by output: String?) throws -> MapFormat {
        guard let output, let ending = OutputFile.ending(of: output) else { return .text }
        if let format = MapFormat(fileNamed: output) { return format }
        guard ["txt", "text", "log"].contains(ending) else {
            throw CommandFailure(
                description: "a map is not written as '.\(ending)'; the endings are .txt, .html, .json, .dot, .mmd, .svg and "
                    + ".png, and --format chooses whatever the ending.")
        }
        return .text
    }

    /// Whether scenes are drawn.
    var isDrawn: Bool { [.html, .svg, .png].contains(self) }

    /// The form of the pictures; nil for a map of words.
    var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }

    /// The map as words.
    func report(of folder: AppFolder, apps: [App], terminal: Terminal = .plain) throws -> String {
        switch self {
        case .text: MapText.report(of: folder, apps: apps, terminal: terminal)
        case .json: try MapJSON.report(of: folder, apps: apps)
        case .dot: MapDot.report(of: apps)
        case .mermaid: MapMermaid.report(of: apps)
        case .html: try MapPage(of: folder, apps: apps).html()
        case .svg, .png: try MapPictures.sheet(of: folder, apps: apps, as: .svg, showsImages: false).svg
        }
    }
}
