/// A colour by its components. 0 to 1 spans the colour space; extended spaces go beyond.
public struct ColorComponents: Hashable, Sendable {
    /// The colour spaces of asset catalogues; the raw value is the catalogue's name for it.
    public enum Space: String, Hashable, Sendable, CaseIterable {
        case sRGB = "srgb"
        case displayP3 = "display-p3"
        case extendedSRGB = "extended-srgb"
        case extendedLinearSRGB = "extended-linear-srgb"
        case gray = "gray-gamma-22"
        case extendedGray = "extended-gray"
    }

    /// The space that the components are measured in.
    public let space: Space
    /// From 0 to 1 in the colour's space; extended spaces go beyond.
    public let red: Double
    /// From 0 to 1 in the colour's space; extended spaces go beyond.
    public let green: Double
    /// From 0 to 1 in the colour's space; extended spaces go beyond.
    public let blue: Double
    /// From 0, transparent, to 1, opaque.
    public let alpha: Double

    /// Components in a space; a gray has its white in all three colours.
    public init(space: Space, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init?(_ color: AssetContents.Color) {
        guard let space = color.colorSpace.map({ Space(rawValue: $0) }) ?? .sRGB,
            let components = color.components
        else { return nil }
        func value(_ name: String) -> Double? { components[name].flatMap { Self.value(of: $0.text) } }
        let alpha: Double
        if let component = components["alpha"] {
            // Xcode always writes alpha as a fraction, so a bare 1 is no 1/255.
            guard let value = component.text == "1" ? 1 : Self.value(of: component.text) else { return nil }
            alpha = value
        } else {
            alpha = 1
        }
        if let white = value("white") {
            self.init(space: space, red: white, green: white, blue: white, alpha: alpha)
        } else if let red = value("red"), let green = value("green"), let blue = value("blue") {
            self.init(space: space, red: red, green: green, blue: blue, alpha: alpha)
        } else {
            return nil
        }
    }

    /// The value of `0.5`, of `0xFF` (255 is 1), or of `255` (likewise); nil for anything else.
    private static func value(of text: String) -> Double? {
        if text.startsExactly(with: "0x") || text.startsExactly(with: "0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        if let whole = Int(text) { return Double(whole) / 255 }
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }
}
