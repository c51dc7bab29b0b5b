import AppMap
import Foundation
import Pictures
import SceneAddressing

/// `boardwalk show`: one scene as a picture.
enum ShowCommand: Command {
    static let description = CommandDescription(
        name: "show",
        summary: "Draws a scene as Interface Builder shows it: in the terminal, or as an SVG or PNG file.",
        operands: [
            .init(name: "SCENE", summary: "The scene that is drawn; see below.", isRequired: true),
            .init(name: "PATH", summary: "The app's folder, its project or one document; without it, this folder."),
        ],
        options: [
            .init(
                names: ["--format"], value: "FORMAT", choices: ShowFormat.allCases.map(\.rawValue),
                summary: "text (with characters, for the terminal), svg or png; without it, what suits the output."),
            .init(
                names: ["-o", "--output"], value: "FILE",
                summary: "Writes to a file, as its ending .svg or .png says; into a folder, one file a scene."),
            .init(
                names: ["--appearance"], value: "MODE", choices: PictureAppearance.allCases.map(\.rawValue),
                summary: "light, dark, or auto: svg as the reader's system, pixels light (the default)."),
            PictureScale.option,
            .init(
                names: ["--width"], value: "COLUMNS",
                summary: "How wide a drawing with characters may be; without it, as wide as the terminal."),
            .init(names: ["--app"], value: "NAME", summary: "Only this app or extension of the folder: NAME, or PROJECT/NAME of several."),
            .init(
                names: ["--all"], summary: "Also what git ignores, hidden folders, Pods, Carthage and build folders."),
        ],
        discussion: """
            SCENE can be
              Detail@Shop   the scene Detail of the storyboard Shop
              @Shop         the initial scene of the storyboard Shop
              Shop          every scene of the storyboard Shop
              Detail        every scene of that storyboard identifier, title, class or object id, in any storyboard

            Scenes are drawn from the frames that Interface Builder wrote down, with the bars of their containers,
            embedded scenes in their places, and images and colours of the app's asset catalogues. A terminal that can
            show images (kitty, iTerm2, WezTerm, Ghostty) gets one; others get a drawing with characters.
            PNG needs one of the programs rsvg-convert, resvg, inkscape or magick.

            The exit status is 0 if there is such a scene, and 2 if there is none.
            """,
        examples: [
            ("boardwalk show Detail@Shop", "the scene in the terminal"),
            ("boardwalk show Detail@Shop -o detail.svg", "a picture for a page or a review"),
            ("boardwalk show Shop MyApp -o pictures/", "every scene of Shop.storyboard, one file each"),
        ])

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome {
        let query = SceneQuery(text: arguments.operands.first ?? "")
        let path = arguments.operands.dropFirst().first ?? "."
        let width = try arguments.value("--width").map(columns) ?? max(20, terminal.width)
        let folder = try FolderReading.folder(at: path, arguments)
        let found = try scenes(query, in: folder, apps: folder.apps(named: arguments.value("--app")), path: path)
        let output = arguments.value("--output").flatMap { $0 == "-" ? nil : $0 }
        let asked = try arguments.value("--format").flatMap(ShowFormat.init(rawValue:)) ?? output.flatMap(ShowFormat.asked)
        let appearance = arguments.value("--appearance").flatMap(PictureAppearance.init) ?? .automatic
        let scale = try PictureScale.value(of: arguments)
        if let output {
            let doubt = asked.map { OutputFile.doubt(output, holds: $0, ShowFormat.init(fileNamed:)) } ?? ""
            if let format = asked, format == .text {
                guard !OutputFile.isFolder(output) else {
                    throw CommandFailure(
                        description: "a drawing with characters goes into one file; '\(output)' is a folder.")
                }
                try PictureScale.check(scale, for: nil)
                return try .report(text(of: found, width: width), to: output, status: .clean, warning: doubt)
            }
            try write(found, to: output, asked?.picture, appearance, scale: scale)
            return Outcome(status: .clean, errors: doubt)
        }
        if asked != .png { try PictureScale.check(scale, for: nil) }
        switch asked {
        case .png?:
            throw CommandFailure(description: "PNG goes into a file; name one with -o, as in '-o scene.png'.")
        case .svg?:
            guard let scene = found.first, found.count == 1 else { throw ambiguity(query, found) }
            return Outcome(status: .clean, output: scene.pictures.file(of: scene.scene, as: .svg, appearance).svg)
        case .text?:
            return Outcome(status: .clean, output: text(of: found, width: width))
        case nil:
            guard let images = terminal.images, let rasteriser = try? Rasteriser.find(in: terminal.environment) else {
                return Outcome(status: .clean, output: text(of: found, width: width))
            }
            do {
                return Outcome(status: .clean, output: try self.images(of: found, images, rasteriser, appearance))
            } catch let failure as CommandFailure {
                return Outcome(
                    status: .clean, output: text(of: found, width: width),
                    errors: "boardwalk: \(failure.description.printable)\n")
            }
        }
    }

    /// A scene with the app it is in.
    private struct Found {
        let pictures: ScenePictures
        let scene: AppScene

        var name: String { pictures.words.fullName(of: scene) }
    }

    private static func columns(_ text: String) throws -> Int {
        guard let number = Int(text), (20...500).contains(number) else {
            throw CommandFailure(description: "'\(text)' is no width; a drawing has 20 to 500 columns.")
        }
        return number
    }

    private static func scenes(_ query: SceneQuery, in folder: AppFolder, apps: [App], path: String) throws -> [Found] {
        let options = PictureOptions(images: .standard, containersShowContent: true)
        let found = apps.flatMap { app -> [Found] in
            let matches = query.matches(in: app)
            guard !matches.isEmpty else { return [] }
            let pictures = ScenePictures(app, in: folder, options: options)
            var seen: Set<AppScene.ID> = []
            return matches.flatMap { match -> [AppScene] in
                switch match {
                case .scene(let id): [app[id]]
                case .storyboard(let id): Array(app.scenes[app[id].scenes])
                }
            }.filter { seen.insert($0.id).inserted }.map { Found(pictures: pictures, scene: $0) }
        }
        // In an address, a storyboard identifier counts before titles and classes of the same name.
        let address = SceneAddress(query.text)
        let identified = found.filter { address.storyboard != nil && $0.scene.identifier == address.scene }
        guard found.isEmpty else { return identified.isEmpty || address.scene == nil ? found : identified }
        let name = address.scene ?? query.text
        if let xib = apps.flatMap(\.xibs).first(where: { $0.name == name }) {
            throw CommandFailure(
                description: "'\(query.text)' is a xib (\(xib.files.primary.path)); only scenes of storyboards are drawn, "
                    + "with the xibs that they load.")
        }
        let nearest = query.nearest(in: apps).map { "'\($0)'" }.joined(separator: " or ")
        throw CommandFailure(
            description: "there is no scene or storyboard '\(query.text)' in '\(path)'"
                + (nearest.isEmpty ? "; 'boardwalk map' shows those there are." : "; did you mean \(nearest)?"))
    }

    private static func ambiguity(_ query: SceneQuery, _ found: [Found]) -> CommandFailure {
        let names = found.prefix(8).map(\.name).joined(separator: ", ")
        return CommandFailure(
            description:
                "'\(query.text)' is the name of \(found.count) scenes: \(names)\(found.count > 8 ? ", …" : ""). "
                + "Name one of them, or a folder with -o, as in '-o pictures/'.")
    }

    private static func write(
        _ found: [Found], to output: String, _ asked: PictureFormat?, _ appearance: PictureAppearance,
        scale: Double?
    ) throws {
        let format = asked ?? .svg
        try PictureScale.check(scale, for: format)
        let rasteriser = format == .png ? try Rasteriser.find() : nil
        guard OutputFile.isFolder(output) else {
            guard let scene = found.first, found.count == 1 else {
                throw CommandFailure(
                    description: "there are \(found.count) scenes of that name, and '\(output)' is one file; "
                        + "name a folder, as in '-o \(output)/'.")
            }
            try OutputFile.write(
                scene.pictures.file(of: scene.scene, as: format, appearance).bytes(as: format, rasteriser, scale: scale),
                to: output)
            return
        }
        try OutputFile.makeFolder(output)
        var names = PictureFileNames()
        for scene in found {
            let name = names.next(scene.name, objectID: scene.scene.objectID, format.rawValue)
            try OutputFile.write(
                scene.pictures.file(of: scene.scene, as: format, appearance).bytes(as: format, rasteriser, scale: scale),
                to: (output.hasSuffix("/") ? output : output + "/") + name)
        }
    }

    private static func text(of found: [Found], width: Int) -> String {
        found.map { scene in
            let lines = CharacterDrawing(scene.pictures.picture(of: scene.scene), width: width).lines
            return scene.name.printable + "\n" + lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private static func images(
        of found: [Found], _ images: ImageProtocol, _ rasteriser: Rasteriser, _ appearance: PictureAppearance
    ) throws -> String {
        try found.map { scene in
            let png = try scene.pictures.file(of: scene.scene, as: .png, appearance).bytes(as: .png, rasteriser)
            return scene.name.printable + "\n" + images.sequence(for: png, columns: 40)
        }.joined(separator: "\n")
    }
}

/// The forms of a drawn scene.
enum ShowFormat: String, CaseIterable {
    case text
    case svg
    case png

    /// The form that the name of a file asks for; nil where it asks for none.
    init?(fileNamed name: String) {
        let ending = OutputFile.ending(of: name)
        self.init(rawValue: ending == "txt" ? "text" : ending ?? "")
    }

    /// The form that the name of a file asks for; nil where it has no ending.
    ///
    /// - Throws: a sentence for an ending that means another kind of file.
    static func asked(by name: String) throws -> ShowFormat? {
        guard let ending = OutputFile.ending(of: name) else { return nil }
        guard let format = ShowFormat(fileNamed: name) else {
            throw CommandFailure(
                description: "a scene is not written as '.\(ending)'; the endings are .svg, .png and .txt, and --format chooses "
                    + "whatever the ending.")
        }
        return format
    }

    var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
}
