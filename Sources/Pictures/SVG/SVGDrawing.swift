import AppMap
import InterfaceBuilder

/// A picture as parts of SVG: for a file of its own, or for a page with many pictures.
///
/// In a page, put ``element`` where the picture belongs, the rules of all ``styles`` into one style sheet and all
/// ``images`` once into the definitions of any `svg` element of the page, as ``SVGDrawing/definition(of:)`` gives them.
///
/// Each object of the scene is a `g` element with `data-id` (the object id), `data-kind` (the name of its element) and,
/// where they are known, `data-class` and `data-marks`; those of an embedded scene have a `data-scene` beside, the
/// position of their scene in the app. Text is escaped, and nothing in the markup runs.
public struct SVGDrawing: Sendable {
    /// The size of the picture in points.
    public let size: Size
    /// What the `svg` element holds.
    public let content: String
    /// The colours that follow the appearance.
    public let styles: SVGStyleSheet
    /// The images that the content refers to, each once.
    public let images: [ImageContent]
    private let reader: SVGReader

    /// Writes a picture.
    ///
    /// - Parameters:
    ///   - name: begins the ids that the content needs for itself; unique in a page, of letters and digits, and
    ///     beginning with a letter.
    ///   - reader: what will read the SVG.
    public init(_ picture: ScenePicture, name: String, for reader: SVGReader = .browser) {
        self.reader = reader
        var writer = SVGWriter(scene: picture.scene, name: name, for: reader)
        writer.write(picture.shapes)
        size = picture.size
        content = writer.finished
        styles = writer.styles
        images = writer.images
    }

    /// The picture as an `svg` element for a page.
    public var element: String {
        Self.opening(size, for: reader, attributes: "") + content + "</svg>"
    }

    /// The picture as a file of its own.
    public func document(title: String, appearance: PictureAppearance = .automatic) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        var attributes = " xmlns=\"http://www.w3.org/2000/svg\""
        attributes.append(attribute: "width", size.width)
        attributes.append(attribute: "height", size.height)
        text += Self.opening(size, for: reader, attributes: attributes) + "<title>"
        text.append(escaped: title.harmlessLine(upTo: 200))
        text += "</title>"
        let css = styles.css(for: appearance)
        if !css.isEmpty { text += "<style>" + css + "</style>" }
        if !images.isEmpty { text += "<defs>" + images.map(Self.definition).joined() + "</defs>" }
        return text + content + "</svg>\n"
    }

    /// The definition to which pictures refer that show an image.
    public static func definition(of image: ImageContent) -> String {
        var text = "<image id=\"\(image.identifier)\" preserveAspectRatio=\"none\""
        text.append(attribute: "width", image.size.width)
        text.append(attribute: "height", image.size.height)
        return text + " href=\"\(image.dataAddress)\"/>"
    }

    static func opening(_ size: Size, for reader: SVGReader, attributes: String) -> String {
        var text = "<svg" + attributes + " viewBox=\"0 0 "
        text.append(number: size.width)
        text += " "
        text.append(number: size.height)
        return text + "\" font-family=\"\(reader.fonts)\" font-size=\"17\">"
    }
}

extension ImageContent {
    /// The id of the image's definition, the same in all pictures.
    var identifier: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "i" + String(hash, radix: 36)
    }
}
