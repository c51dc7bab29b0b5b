import AppMap
import Pictures

/// The pictures of an app, with the words of reports.
struct ScenePictures {
    let words: AppWords
    private let painter: ScenePainter

    init(_ app: App, in folder: AppFolder, options: PictureOptions) {
        words = AppWords(app)
        painter = ScenePainter(app, in: folder, options: options)
    }

    func picture(of scene: AppScene) -> ScenePicture { painter.picture(of: scene.id) }

    /// A scene as a file. Pixels cannot follow a reader's system, and are as the document's device.
    func file(of scene: AppScene, as format: PictureFormat, _ appearance: PictureAppearance) -> PictureFile {
        let device = painter.app.storyboard(of: scene).document.interface?.device
        let isDark = appearance == .automatic && format == .png && device?.appearance == "dark"
        let picture = painter.picture(of: scene.id)
        let drawing = SVGDrawing(picture, name: "s", for: format.reader)
        return PictureFile(
            svg: drawing.document(title: words.fullName(of: scene), appearance: isDark ? .dark : appearance),
            longestSide: max(picture.size.width, picture.size.height))
    }

    /// What the longer side of a sheet has at most where nobody asks for more.
    private static let usualPixels = 8_000.0

    /// The whole app on one sheet.
    func sheet(as format: PictureFormat, _ appearance: PictureAppearance) -> PictureFile {
        let pictures = painter.pictures
        let sheet = Sheet(of: painter.app, pictures: pictures)
        let names = SheetWords(
            storyboard: { storyboard in
                storyboard.name + (words.distinction(of: storyboard).map { " (\($0))" } ?? "")
            },
            // A placeholder without a name of its own shows the one that it stands for.
            scene: { $0.isPlaceholder && $0.givenName == nil ? "" : words.name(of: $0) },
            way: { way in
                let phrase = words.phrase(of: way)
                guard way.destination.scene == nil else { return phrase }
                let end = words.name(of: way.destination, seenFrom: painter.app[way.source].storyboard)
                return "\(phrase): \(end)"
            })
        let longestSide = max(sheet.svgSize.width, sheet.svgSize.height)
        return PictureFile(
            svg: sheet.svgDocument(
                of: painter.app, pictures: pictures, words: names, appearance: appearance, for: format.reader),
            longestSide: longestSide, usualScale: min(2, Self.usualPixels / max(1, longestSide)))
    }
}

extension PictureFormat {
    /// What reads the SVG on the way to the format.
    fileprivate var reader: SVGReader { self == .png ? .rasteriser : .browser }
}
