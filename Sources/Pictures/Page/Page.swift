import AppMap

/// Apps as one page for a browser: a map of all scenes that can be looked through, searched and used.
///
/// The page is one file that refers to nothing outside, and its security policy lets it load nothing. Texts of documents
/// are escaped wherever they stand, and no attribute of the page runs anything.
public struct Page {
    private let title: String
    private let appearance: PictureAppearance
    private var data: PageData
    private var drawings = PageDrawings()

    /// Prepares a page.
    ///
    /// - Parameters:
    ///   - apps: the apps that a reader can choose from; the first is shown first.
    ///   - title: names the page.
    ///   - appearance: how the page opens; a reader can change it.
    public init(_ apps: [PageApp], title: String, appearance: PictureAppearance = .automatic) {
        self.appearance = appearance
        self.title = title.harmlessLine(upTo: 200)
        data = PageData(title: self.title, apps: [])
        for (number, app) in apps.enumerated() {
            let pictures = app.painter.pictures
            drawings.add(pictures, of: app.painter.app, number: number)
            data.apps.append(AppData(app, pictures: pictures))
        }
    }

    /// The page as the text of an HTML file.
    ///
    /// - Throws: what `JSONEncoder` throws.
    public func html() throws -> String {
        let script = PageScript.all
        let styles = [PageStyle.all, drawings.colors]
        let policy = [
            "default-src 'none'", "script-src '\(ContentHash.of(script))'",
            "style-src " + styles.map { "'\(ContentHash.of($0))'" }.joined(separator: " "), "img-src data: blob:",
            "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; ")
        var text = """
            <!DOCTYPE html>
            <html lang="en" data-appearance="\(appearance.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="boardwalk">
            <title>
            """
        text.append(escaped: title)
        text += "</title>\n<style>\(styles[0])</style>\n<style id=\"colors\">\(styles[1])</style>\n</head>\n"
        text += PageBody.html
        text += drawings.html
        text += "<script type=\"application/json\" id=\"data\">" + (try PageEncoding.json(data)) + "</script>\n"
        text += "<script>\(script)</script>\n</body>\n</html>\n"
        return text
    }
}
