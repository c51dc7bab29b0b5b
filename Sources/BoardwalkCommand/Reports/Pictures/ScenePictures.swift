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

    /// A scene as a file.
    ///
    /// - Parameter isOfPixels: whether the file cannot follow a reader's system, so that it is as the document's device.
    func file(of scene: AppScene, _ appearance: PictureAppearance, isOfPixels: Bool = false) -> PictureFile {
        let device = painter.app.storyboard(of: scene).document.interface?.device
        let isDark = appearance == .automatic && isOfPixels && device?.appearance == "dark"
        let picture = painter.picture(of: scene.id)
        let drawing = SVGDrawing(picture, name: "s")
        return PictureFile(
            svg: drawing.document(title: words.fullName(of: scene), appearance: isDark ? .dark : appearance),
            longestSide: max(picture.size.width, picture.size.height))
    }

    /// The whole app on one sheet.
    func sheet(_ appearance: PictureAppearance) -> PictureFile {
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
        return PictureFile(
            svg: sheet.svgDocument(of: painter.app, pictures: pictures, words: names, appearance: appearance),
            longestSide: max(sheet.size.width, sheet.size.height))
    }
}
