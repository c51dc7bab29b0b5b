import AppMap

/// The drawings of a page, with their colours and images, each once.
struct PageDrawings {
    private var styles = SVGStyleSheet()
    private var images: [ImageContent] = []
    private var imageKeys: Set<String> = []
    private var scripts = ""

    /// Adds the drawings of an app.
    ///
    /// - Parameter number: the position of the app in the page.
    mutating func add(_ pictures: [ScenePicture], of app: App, number: Int) {
        for picture in pictures {
            let name = "a\(number)s\(picture.scene.index)"
            let drawing = SVGDrawing(picture, name: name)
            styles.formUnion(drawing.styles)
            for image in drawing.images where imageKeys.insert(image.key).inserted { images.append(image) }
            // A browser does not look into a script that it does not know: the drawing costs nothing until it is needed.
            scripts += "<script type=\"image/svg+xml\" id=\"\(name)\">\(drawing.element)</script>\n"
        }
    }

    /// The rules of colours for both appearances.
    var colors: String { styles.lightRules + styles.darkRules(under: ":root[data-theme=dark] ") }

    /// The drawings and the images that they refer to.
    var html: String {
        "<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs id=\"images\">"
            + images.map(SVGDrawing.definition).joined() + "</defs></svg>\n" + scripts
    }
}
