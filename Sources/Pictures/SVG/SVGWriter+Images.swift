import InterfaceBuilder

extension SVGWriter {
    mutating func write(_ image: ImageShape) {
        guard let dark = image.darkContent else {
            write(image.content, image, className: nil)
            return
        }
        styles.noteDarkImage()
        write(image.content, image, className: SVGStyleSheet.lightImage)
        write(dark, image, className: SVGStyleSheet.darkImage)
    }

    private mutating func write(_ content: ImageContent, _ image: ImageShape, className: String?) {
        if imageNames.insert(content.key).inserted { images.append(content) }
        var attributes = className.map { " class=\"\($0)\"" } ?? ""
        if let tint = image.tint { attributes += " filter=\"url(#\(filter(tint)))\"" }
        guard let caps = image.caps, let parts = ImageParts(content.size, caps, in: image.rect) else {
            text += "<use href=\"#\(content.identifier)\" transform=\"translate("
            text.append(number: image.rect.x)
            text += " "
            text.append(number: image.rect.y)
            text += ")scale("
            text.append(image.rect.width / content.size.width, decimals: 4)
            text += " "
            text.append(image.rect.height / content.size.height, decimals: 4)
            text += ")\"" + attributes + "/>"
            return
        }
        text += "<g" + attributes + ">"
        for (source, place) in parts.parts {
            text += "<svg"
            text.append(attribute: "x", place.x)
            text.append(attribute: "y", place.y)
            text.append(attribute: "width", place.width)
            text.append(attribute: "height", place.height)
            text += " preserveAspectRatio=\"none\" viewBox=\""
            for (number, value) in [source.x, source.y, source.width, source.height].enumerated() {
                if number > 0 { text += " " }
                text.append(number: value)
            }
            text += "\"><use href=\"#\(content.identifier)\"/></svg>"
        }
        text += "</g>"
    }

    /// Paints what an image covers in one colour.
    private mutating func filter(_ paint: Paint) -> String {
        if let id = filters[paint] { return id }
        let id = "\(name)t\(filters.count)"
        filters[paint] = id
        definitions += #"<filter id="\#(id)" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feFlood"#
        switch paint {
        case .fixed(let color): definitions += " flood-color=\"\(color.css)\""
        case .adaptive: definitions += " class=\"\(styles.floodClass(paint))\""
        }
        definitions += "/><feComposite in2=\"SourceGraphic\" operator=\"in\"/></filter>"
        return id
    }
}

/// The nine parts of an image whose corners keep their size.
private struct ImageParts {
    let parts: [(source: Rect, place: Rect)]

    /// Fails where the edges leave nothing to stretch, or where nothing is stretched.
    init?(_ size: Size, _ caps: Insets, in rect: Rect) {
        func spans(_ length: Double, _ first: Double, _ last: Double, _ start: Double, _ whole: Double) -> [[Double]]? {
            guard first >= 0, last >= 0, first + last < length, first + last < whole else { return nil }
            return [
                [0, first, start, first], [first, length - first - last, start + first, whole - first - last],
                [length - last, last, start + whole - last, last],
            ]
        }
        guard rect.width != size.width || rect.height != size.height,
            let columns = spans(size.width, caps.left, caps.right, rect.x, rect.width),
            let rows = spans(size.height, caps.top, caps.bottom, rect.y, rect.height)
        else { return nil }
        parts = rows.flatMap { row in
            columns.map { column in
                (Rect(column[0], row[0], column[1], row[1]), Rect(column[2], row[2], column[3], row[3]))
            }
        }.filter { $0.0.width > 0 && $0.0.height > 0 }
    }
}
