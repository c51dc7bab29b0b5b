/// A colour as it is drawn.
public enum Paint: Hashable, Sendable {
    /// The same in light and dark.
    case fixed(PaintColor)
    /// One that follows the appearance.
    case adaptive(light: PaintColor, dark: PaintColor)

    /// The colour in the light appearance.
    public var light: PaintColor {
        switch self {
        case .fixed(let color), .adaptive(let color, _): color
        }
    }

    /// The colour in the dark appearance.
    public var dark: PaintColor {
        switch self {
        case .fixed(let color), .adaptive(_, let color): color
        }
    }

    init(light: PaintColor, dark: PaintColor) {
        self = light == dark ? .fixed(light) : .adaptive(light: light, dark: dark)
    }

    /// The colour with another opacity.
    func withAlpha(_ alpha: Double) -> Paint {
        Paint(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    }

    /// Whether nothing of the colour can be seen.
    var isClear: Bool { light.alpha == 0 && dark.alpha == 0 }
}

/// A colour in sRGB.
public struct PaintColor: Hashable, Sendable {
    /// From 0 to 255.
    public let red: UInt8
    /// From 0 to 255.
    public let green: UInt8
    /// From 0 to 255.
    public let blue: UInt8
    /// From 0, transparent, to 255, opaque.
    public let alpha: UInt8

    /// Components from 0 to 1; what lies beyond is cut off.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Self.byte(red)
        self.green = Self.byte(green)
        self.blue = Self.byte(blue)
        self.alpha = Self.byte(alpha)
    }

    /// The colour of a number as in `0xFF3B30`.
    init(_ number: UInt32, alpha: Double = 1) {
        red = UInt8(truncatingIfNeeded: number >> 16)
        green = UInt8(truncatingIfNeeded: number >> 8)
        blue = UInt8(truncatingIfNeeded: number)
        self.alpha = Self.byte(alpha)
    }

    private init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    func withAlpha(_ alpha: Double) -> PaintColor {
        PaintColor(red: red, green: green, blue: blue, alpha: Self.byte(alpha))
    }

    /// Whether dark text can be read on it.
    var isBright: Bool { brightness > 150 }

    /// From 0 for the same colour to 765 for black and white.
    func difference(to other: PaintColor) -> Int {
        zip([red, green, blue], [other.red, other.green, other.blue]).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    }

    /// From 0 to 255, as the eye has it.
    var brightness: Double { 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) }

    private static func byte(_ value: Double) -> UInt8 {
        UInt8((min(1, max(0, value)) * 255).rounded())
    }
}
