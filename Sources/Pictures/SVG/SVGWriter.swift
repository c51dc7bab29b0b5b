import AppMap
import InterfaceBuilder

/// Writes shapes as SVG.
struct SVGWriter {
    private let scene: AppScene.ID
    let name: String
    let reader: SVGReader
    var text = ""
    var definitions = ""
    private var clips: [Clip: String] = [:]
    var filters: [Paint: String] = [:]
    var imageNames: Set<String> = []
    var styles = SVGStyleSheet()
    var images: [ImageContent] = []

    private struct Clip: Hashable {
        let size: Size
        let radius: Double
    }

    init(scene: AppScene.ID, name: String, for reader: SVGReader) {
        self.scene = scene
        self.name = name
        self.reader = reader
    }

    /// All that was written, with what it refers to.
    var finished: String { definitions.isEmpty ? text : "<defs>" + definitions + "</defs>" + text }

    mutating func write(_ shapes: [Shape]) {
        for shape in shapes {
            switch shape {
            case .rectangle(let rectangle): write(rectangle)
            case .path(let path): write(path)
            case .text(let block): write(block)
            case .image(let image): write(image)
            case .group(let group): write(group)
            }
        }
    }

    private mutating func write(_ group: ShapeGroup) {
        text += "<g"
        if let object = group.object { write(object) }
        let isMoved = group.origin.x != 0 || group.origin.y != 0
        if isMoved || group.scale != 1 {
            text += " transform=\""
            if isMoved {
                text += "translate("
                text.append(number: group.origin.x)
                text += " "
                text.append(number: group.origin.y)
                text += ")"
            }
            if group.scale != 1 {
                text += "scale("
                text.append(group.scale, decimals: 4)
                text += ")"
            }
            text += "\""
        }
        if group.alpha < 1 {
            text += " opacity=\""
            text.append(group.alpha, decimals: 4)
            text += "\""
        }
        if let radius = group.clipRadius {
            text += " clip-path=\"url(#\(clip(group.size, radius, scale: group.scale)))\""
        }
        text += ">"
        if let object = group.object, let title = object.title {
            text += "<title>"
            text.append(escaped: title)
            text += "</title>"
        }
        write(group.shapes)
        text += "</g>"
    }

    private mutating func write(_ object: DrawnObject) {
        if let id = object.objectID { text.append(attribute: "data-id", id) }
        text.append(attribute: "data-kind", object.kind)
        if let className = object.className { text.append(attribute: "data-class", className) }
        if object.scene != scene { text.append(attribute: "data-scene", String(object.scene.index)) }
        if !object.marks.isEmpty {
            text.append(attribute: "data-marks", object.marks.map(\.rawValue).sorted().joined(separator: " "))
        }
    }

    mutating func clip(_ size: Size, _ radius: Double, scale: Double) -> String {
        let key = Clip(size: Size(width: size.width / scale, height: size.height / scale), radius: radius)
        if let id = clips[key] { return id }
        let id = "\(name)c\(clips.count)"
        clips[key] = id
        definitions += "<clipPath id=\"\(id)\"><rect"
        definitions.append(attribute: "width", key.size.width)
        definitions.append(attribute: "height", key.size.height)
        if radius > 0 { definitions.append(attribute: "rx", radius) }
        definitions += "/></clipPath>"
        return id
    }

    private mutating func write(_ rectangle: RectangleShape) {
        let rect = rectangle.rect
        text += "<rect"
        if rect.x != 0 { text.append(attribute: "x", rect.x) }
        if rect.y != 0 { text.append(attribute: "y", rect.y) }
        text.append(attribute: "width", rect.width)
        text.append(attribute: "height", rect.height)
        if rectangle.cornerRadius > 0 { text.append(attribute: "rx", rectangle.cornerRadius) }
        writePaints(fill: rectangle.fill, stroke: rectangle.stroke, isOpen: false)
        text += "/>"
    }

    private mutating func write(_ path: PathShape) {
        text += "<path d=\""
        for step in path.steps { text.append(step: step) }
        text += "\""
        writePaints(fill: path.fill, stroke: path.stroke, isOpen: true)
        text += "/>"
    }

    private mutating func writePaints(fill: Paint?, stroke: Stroke?, isOpen: Bool) {
        var classes: [String] = []
        switch fill {
        case nil: text += " fill=\"none\""
        case .fixed(let color)?: write("fill", color)
        case .adaptive?: if let fill { classes.append(styles.fillClass(fill)) }
        }
        if let stroke {
            switch stroke.paint {
            case .fixed(let color): write("stroke", color)
            case .adaptive: classes.append(styles.strokeClass(stroke.paint))
            }
            if stroke.width != 1 {
                text += " stroke-width=\""
                text.append(stroke.width, decimals: 4)
                text += "\""
            }
            if stroke.isDashed { text += " stroke-dasharray=\"4 3\"" }
            if isOpen, stroke.width > 1 { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
        }
        if !classes.isEmpty { text += " class=\"\(classes.joined(separator: " "))\"" }
    }

    mutating func write(_ property: String, _ color: PaintColor) {
        text += " \(property)=\"#\(color.withAlpha(1).digits)\""
        if color.alpha < 255 {
            text += " \(property)-opacity=\""
            text.append(Double(color.alpha) / 255, decimals: 4)
            text += "\""
        }
    }
}

extension DrawnObject {
    /// What a reader who points at the object is told; nil where there is nothing to say beyond what can be seen.
    var title: String? {
        let names = [className, userLabel].compactMap { $0 } + marks.map(\.words).sorted()
        return names.isEmpty ? nil : names.joined(separator: " · ")
    }
}

extension DrawnObject.Mark {
    /// The mark in words.
    public var words: String {
        switch self {
        case .hidden: "hidden"
        case .misplaced: "misplaced"
        case .ambiguous: "ambiguous"
        case .withoutFrame: "without frame"
        }
    }
}
