import InterfaceBuilder

extension TextFont {
    /// The font of a document; where it says nothing, the system's in a size.
    init(_ font: Font?, defaultSize: Double = 17, defaultWeight: Int = 400) {
        self.init(size: defaultSize, weight: defaultWeight)
        guard let font else { return }
        switch font.face {
        case .system(let system):
            size = font.pointSize ?? defaultSize
            weight = Self.weight(named: font.weight) ?? (system == .bold ? 700 : 400)
            isItalic = system == .italic
        case .textStyle(let style):
            self = Self.textStyle(style) ?? self
        case .named(let name, let family):
            let plain = Self.plain(name)
            size = font.pointSize ?? defaultSize
            weight = Self.weight(inName: plain) ?? defaultWeight
            isItalic = plain.contains("italic") || plain.contains("oblique")
            self.family = family ?? name.split(separator: "-").first.map(String.init)
        case .other:
            size = font.pointSize ?? defaultSize
            weight = Self.weight(named: font.weight) ?? defaultWeight
        }
        size = size.isFinite ? min(1_000, max(1, size)) : defaultSize
    }

    /// The font of a style of Dynamic Type at the size that a phone has from the start.
    static func textStyle(_ name: String) -> TextFont? {
        let style = name.hasPrefix("UICTFontTextStyle") ? String(name.dropFirst("UICTFontTextStyle".count)) : name
        guard let (size, weight) = styles[style.lowercased()] else { return nil }
        return TextFont(size: size, weight: weight)
    }

    private static let styles: [String: (Double, Int)] = [
        "title0": (34, 400), "largetitle": (34, 400), "title1": (28, 400), "title2": (22, 400), "title3": (20, 400),
        "headline": (17, 600), "body": (17, 400), "callout": (16, 400), "subhead": (15, 400),
        "subheadline": (15, 400), "footnote": (13, 400), "caption1": (12, 400), "caption2": (11, 400),
        "emphasizedbody": (17, 600), "shortbody": (17, 400), "shortheadline": (17, 600),
    ]

    private static let weights: [(name: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 200), ("semibold", 600), ("demibold", 600),
        ("extrabold", 800), ("black", 900), ("heavy", 800), ("medium", 500), ("light", 300), ("bold", 700),
        ("regular", 400),
    ]

    private static func weight(named name: String?) -> Int? {
        name.flatMap { weight(inName: plain($0)) }
    }

    private static func weight(inName name: String) -> Int? {
        weights.first { name.contains($0.name) }?.weight
    }

    private static func plain(_ name: String) -> String {
        String(name.prefix(200)).lowercased()
    }

    /// The same font in another weight.
    func weighing(_ weight: Int) -> TextFont {
        var font = self
        font.weight = weight
        return font
    }

    func scaled(by factor: Double) -> TextFont {
        var font = self
        font.size *= factor
        return font
    }
}
