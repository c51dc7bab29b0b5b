/// The rules for colours that differ between light and dark.
///
/// A colour has the same class in every picture, so that one sheet serves all pictures of a page.
public struct SVGStyleSheet: Hashable, Sendable {
    private enum Use: String, CaseIterable {
        case fill = "f"
        case stroke = "s"
        case flood = "t"

        var property: String {
            switch self {
            case .fill: "fill"
            case .stroke: "stroke"
            case .flood: "flood-color"
            }
        }
    }

    private struct Rule: Hashable, Comparable {
        let name: String
        let property: String
        let paint: Paint

        static func < (left: Rule, right: Rule) -> Bool { left.name < right.name }
        static func == (left: Rule, right: Rule) -> Bool { left.name == right.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    private var rules: Set<Rule> = []
    /// Whether images differ between light and dark.
    private var hasDarkImages = false

    /// A sheet without rules.
    public init() {}

    /// Takes over the rules of another sheet.
    public mutating func formUnion(_ other: SVGStyleSheet) {
        rules.formUnion(other.rules)
        hasDarkImages = hasDarkImages || other.hasDarkImages
    }

    /// The rules for light, in which every class has a colour.
    public var lightRules: String {
        text(under: "") { $0.light } + (hasDarkImages ? ".\(Self.darkImage){display:none}" : "")
    }

    /// The rules for dark, which follow those for light.
    ///
    /// - Parameter selector: goes before each class, as in `.dark `; empty for rules inside a media query.
    public func darkRules(under selector: String = "") -> String {
        let images =
            "\(selector).\(Self.lightImage){display:none}\(selector).\(Self.darkImage){display:inline}"
        return text(under: selector) { $0.dark } + (hasDarkImages ? images : "")
    }

    /// The rules for a picture of its own; empty where it needs none.
    public func css(for appearance: PictureAppearance = .automatic) -> String {
        guard !rules.isEmpty || hasDarkImages else { return "" }
        return appearance.css(light: lightRules, dark: darkRules())
    }

    private func text(under selector: String, _ color: (Paint) -> PaintColor) -> String {
        rules.sorted().reduce(into: "") { text, rule in
            text += "\(selector).\(rule.name){\(rule.property):\(color(rule.paint).css)}"
        }
    }

    /// The classes of images that are there in light or in dark only.
    static let lightImage = "il"
    static let darkImage = "id"

    mutating func noteDarkImage() { hasDarkImages = true }

    mutating func fillClass(_ paint: Paint) -> String { name(of: paint, .fill) }
    mutating func strokeClass(_ paint: Paint) -> String { name(of: paint, .stroke) }
    mutating func floodClass(_ paint: Paint) -> String { name(of: paint, .flood) }

    private mutating func name(of paint: Paint, _ use: Use) -> String {
        let name = use.rawValue + paint.light.digits + "-" + paint.dark.digits
        rules.insert(Rule(name: name, property: use.property, paint: paint))
        return name
    }
}

extension PaintColor {
    /// The components as hexadecimal digits, as few as tell the colour.
    var digits: String {
        let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        let isShort = bytes.allSatisfy { $0 >> 4 == $0 & 15 }
        return bytes.reduce(into: "") { text, byte in
            text += String(byte >> 4, radix: 16)
            if !isShort { text += String(byte & 15, radix: 16) }
        }
    }

    /// The colour as a value of CSS.
    var css: String {
        guard alpha < 255 else { return "#" + digits }
        var text = "rgba(\(red),\(green),\(blue),"
        text.append(Double(alpha) / 255, decimals: 4)
        return text + ")"
    }
}
