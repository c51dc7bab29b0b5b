import AppMap
import InterfaceBuilder

extension Sheet {
    /// The sheet as an SVG file of its own.
    ///
    /// - Parameters:
    ///   - pictures: those from which the sheet was made.
    ///   - reader: what will read the file.
    public func svgDocument(
        of app: App, pictures: [ScenePicture], words: SheetWords = .plain, appearance: PictureAppearance = .automatic,
        for reader: SVGReader = .browser
    ) -> String {
        var writer = SheetWriter(app: app, sheet: self, words: words, appearance: appearance, reader: reader)
        writer.write(pictures)
        return writer.document
    }

    /// The size of the SVG file in points, which has a legend below the sheet.
    public var svgSize: Size {
        Size(width: max(2_700, size.width), height: size.height + legendHeight * legendScale)
    }

    private var legendHeight: Double { 110 }
    /// The legend of a wide sheet is large, so that it can be read when the whole is looked at.
    fileprivate var legendScale: Double { max(1, size.width / 4_000) }
}

/// Writes a sheet as SVG.
private struct SheetWriter {
    let app: App
    let sheet: Sheet
    let words: SheetWords
    let appearance: PictureAppearance
    let reader: SVGReader
    private var text = ""
    private var styles = SVGStyleSheet()
    private var images: [ImageContent] = []

    init(app: App, sheet: Sheet, words: SheetWords, appearance: PictureAppearance, reader: SVGReader) {
        self.app = app
        self.sheet = sheet
        self.words = words
        self.appearance = appearance
        self.reader = reader
    }

    var document: String {
        let size = sheet.svgSize
        var attributes = " xmlns=\"http://www.w3.org/2000/svg\""
        attributes.append(attribute: "width", size.width)
        attributes.append(attribute: "height", size.height)
        var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + SVGDrawing.opening(size, for: reader, attributes: attributes)
        result += "<title>"
        result.append(escaped: app.name.harmlessLine(upTo: 200))
        result += "</title><style>"
        result += appearance.css(
            light: styles.lightRules + Self.lightStyle, dark: styles.darkRules() + Self.darkStyle)
        result += "</style><defs>"
        for kind in ["segue", "containment", "link", "broken"] {
            result += #"<marker id="m-\#(kind)" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="16" markerHeight="16""#
            result += #" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path class="m \#(kind)" d="M0 0L10 5L0 10Z"/></marker>"#
        }
        var seen: Set<String> = []
        result += images.filter { seen.insert($0.key).inserted }.map(SVGDrawing.definition).joined() + "</defs>"
        return result + "<rect class=\"sheet\" width=\"100%\" height=\"100%\"/>" + text + "</svg>\n"
    }

    mutating func write(_ pictures: [ScenePicture]) {
        for area in sheet.storyboards { write(area) }
        // Arrows pass behind the screens that lie between their ends.
        for arrow in sheet.arrows { write(arrow) }
        for scene in sheet.scenes { write(scene, pictures) }
        for arrow in sheet.arrows { writeLabel(of: arrow) }
        writeLegend()
    }

    private mutating func write(_ area: Sheet.StoryboardArea) {
        text += "<rect class=\"area\(area.isEntry ? " entry" : "")\" rx=\"24\""
        text.append(attribute: "x", area.rect.x)
        text.append(attribute: "y", area.rect.y)
        text.append(attribute: "width", area.rect.width)
        text.append(attribute: "height", area.rect.height)
        text += "/>"
        let title = (area.isEntry ? "▶ " : "") + words.storyboard(app[area.id])
        write(title, at: Point(x: area.rect.x + 40, y: area.rect.y + 64), className: "storyboard", limit: 80)
    }

    private mutating func write(_ scene: Sheet.PlacedScene, _ pictures: [ScenePicture]) {
        let mark = scene.isEntry ? "▶ " : app[scene.id].isInitial ? "▷ " : ""
        let name = mark + words.scene(app[scene.id])
        let most = max(8, Int(scene.rect.width / 10.5))
        write(
            name, at: Point(x: scene.rect.x, y: scene.rect.y - 7), className: scene.isEntry ? "scene start" : "scene",
            limit: most)
        if pictures.indices.contains(scene.id.index) {
            let drawing = SVGDrawing(pictures[scene.id.index], name: "s\(scene.id.index)", for: reader)
            styles.formUnion(drawing.styles)
            images += drawing.images
            text += "<g transform=\"translate("
            text.append(number: scene.rect.x)
            text += " "
            text.append(number: scene.rect.y)
            text += ")\">" + drawing.content + "</g>"
        }
        if !app[scene.id].isPlaceholder {
            text += "<rect class=\"screen\(scene.isEntry ? " start" : "")\""
            text.append(attribute: "x", scene.rect.x)
            text.append(attribute: "y", scene.rect.y)
            text.append(attribute: "width", scene.rect.width)
            text.append(attribute: "height", scene.rect.height)
            text += "/>"
        }
        for (number, id) in scene.looseWays.enumerated() {
            let way = app[id]
            let mark = way.destination.isBroken ? "✗ " : way.destination.isUnwind ? "↩ " : "→ "
            write(
                mark + words.way(way),
                at: Point(x: scene.rect.x, y: scene.rect.maxY + 17 + Double(number) * Sheet.PlacedScene.lineHeight),
                className: way.destination.isBroken ? "loose broken" : "loose",
                limit: max(12, Int(scene.rect.width / 8.5)))
        }
    }

    private mutating func write(_ arrow: Sheet.Arrow) {
        let kind = arrow.kind.rawValue
        if arrow.way.map({ app[$0].destination.isBroken }) == true {
            text += #"<path class="a \#(kind) broken" d="\#(arrow.pathData)" marker-start="url(#m-broken)"/>"#
            return
        }
        text += #"<path class="a \#(kind)" d="\#(arrow.pathData)" marker-start="url(#m-\#(kind))"/>"#
    }

    private mutating func writeLabel(of arrow: Sheet.Arrow) {
        guard let way = arrow.way else { return }
        write(words.way(app[way]), at: arrow.middle, className: "l \(arrow.kind.rawValue)", limit: 36)
    }

    private mutating func write(_ words: String, at point: Point, className: String, limit: Int) {
        text += "<text class=\"\(className)\""
        text.append(attribute: "x", point.x)
        text.append(attribute: "y", point.y)
        text += ">"
        text.append(escaped: words.harmlessLine(upTo: limit))
        text += "</text>"
    }

    private mutating func writeLegend() {
        text += "<g transform=\"translate(0 "
        text.append(number: sheet.size.height)
        text += ")scale("
        text.append(sheet.legendScale, decimals: 4)
        text += ")\">"
        defer { text += "</g>" }
        let y = 40.0
        var x = 60.0
        for (kind, words) in [
            ("segue", "segue"), ("containment", "part of the scene"), ("link", "to another storyboard"),
        ] {
            text += "<path class=\"a \(kind)\" marker-end=\"url(#m-\(kind))\" d=\"M"
            text.append(number: x)
            text += " "
            text.append(number: y)
            text += "h90\"/>"
            write(words, at: Point(x: x + 106, y: y + 10), className: "legend", limit: 40)
            x += 470
        }
        for (words, className) in [
            ("▶ where the system starts", "legend start"), ("▷ initial scene", "legend"),
            ("✗ leads nowhere", "legend broken"),
            ("↩ unwinds", "legend"),
        ] {
            write(words, at: Point(x: x, y: y + 10), className: className, limit: 40)
            x += 400
        }
    }

    private static let lightStyle = """
        .sheet{fill:#fff}.area{fill:#f4f6f8;stroke:#c3ccd5;stroke-width:2}.area.entry{fill:#eef8f0;stroke:#2e8b57}\
        .storyboard{font-size:44px;font-weight:700;fill:#223}.scene{font-size:20px;font-weight:600;fill:#445}\
        .start{fill:#1d7a45}.screen{fill:none;stroke:#9aa7b4}.screen.start{fill:none;stroke:#2e8b57;stroke-width:4}\
        .loose{font-size:16px;fill:#667}.broken{fill:#c0392b;font-weight:600}.legend{font-size:30px;fill:#445}\
        .legend.start{fill:#1d7a45}.legend.broken{fill:#c0392b}\
        .a{fill:none;stroke:#4a5b6c;stroke-width:3.5}.a.containment{stroke:#8a97a5;stroke-width:3}\
        .a.link{stroke:#7a3fc4;stroke-width:4;stroke-dasharray:10 7}\
        .m{fill:#4a5b6c}.m.containment{fill:#8a97a5}.m.link{fill:#7a3fc4}\
        .l{font-size:15px;text-anchor:middle;fill:#34424f;stroke:#f4f6f8;stroke-width:5px;paint-order:stroke}\
        .l.link{fill:#6230a3}.a.broken{stroke:#c0392b}.m.broken{fill:#c0392b}
        """

    private static let darkStyle = """
        .sheet{fill:#15181b}.area{fill:#1f2327;stroke:#3b434b}.area.entry{fill:#1a2a20;stroke:#3fa86d}\
        .storyboard{fill:#eef}.scene,.legend{fill:#c5ced7}.start,.legend.start{fill:#63cf92}.loose{fill:#a3adb7}\
        .broken,.legend.broken{fill:#ff7b6b}.screen{fill:none}.a{stroke:#a9b6c3}.a.link{stroke:#c79bff}.a.broken{stroke:#ff7b6b}.m.broken{fill:#ff7b6b}\
        .m{fill:#a9b6c3}.m.link{fill:#c79bff}.l{fill:#d5dde5;stroke:#1f2327}.l.link{fill:#d9bcff}
        """
}

extension Destination {
    fileprivate var isUnwind: Bool {
        if case .unwind = self { true } else { false }
    }
}
