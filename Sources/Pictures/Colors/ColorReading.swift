import AppMap
import Foundation
import InterfaceBuilder

extension PictureResources {
    /// The paint of a colour that a document gives; nil where it says nothing that can be drawn.
    ///
    /// - Parameter document: tells what the document's own resources say of a name.
    func paint(_ color: Color?, in document: DocumentResources, module: Module.ID?) -> Paint? {
        guard let color else { return nil }
        switch color.value {
        case .rgb(let red, let green, let blue, let alpha, let space):
            return .fixed(PaintColor(red: red, green: green, blue: blue, alpha: alpha, space: space))
        case .white(let white, let alpha, _):
            return .fixed(PaintColor(red: white, green: white, blue: white, alpha: alpha))
        case .system(let name):
            return SystemColors.paint(name) ?? document.systemColor(name) ?? fallback(of: color)
        case .named(let name):
            return namedColor(name, module: module) ?? document.namedColor(name) ?? SystemColors.paint(name)
        case .catalog(_, let name):
            return SystemColors.paint(name) ?? fallback(of: color)
        case .other:
            return Paint(ink: color.element) ?? fallback(of: color)
        }
    }

    private func fallback(of color: Color) -> Paint? {
        guard let components = color.fallback else { return nil }
        return Paint(components: components)
    }
}

extension Paint {
    /// The paint of a colour that is given by the inks of a printer; nil for all others.
    fileprivate init?(ink element: Element) {
        let inks = ["cyan", "magenta", "yellow", "black"].compactMap { element[$0].flatMap(Double.init) }
        guard inks.count == 4 else { return nil }
        let light = inks.prefix(3).map { (1 - $0) * (1 - inks[3]) }
        let alpha = element["alpha"].flatMap(Double.init) ?? 1
        self = .fixed(PaintColor(red: light[0], green: light[1], blue: light[2], alpha: alpha))
    }

    /// The paint of a colour that is given by its components; nil for all others.
    init?(components color: Color) {
        switch color.value {
        case .rgb(let red, let green, let blue, let alpha, let space):
            self = .fixed(PaintColor(red: red, green: green, blue: blue, alpha: alpha, space: space))
        case .white(let white, let alpha, _):
            self = .fixed(PaintColor(red: white, green: white, blue: white, alpha: alpha))
        default:
            return nil
        }
    }

    /// The paint of a colour of a catalogue in both appearances.
    init?(_ set: ColorSet) {
        guard let light = set.value(for: .light).flatMap(Paint.init) else { return nil }
        let dark = set.value(for: .dark).flatMap(Paint.init) ?? light
        self.init(light: light.light, dark: dark.dark)
    }

    private init?(_ value: ColorSet.Value) {
        switch value {
        case .components(let components):
            self = .fixed(PaintColor(components))
        case .system(let name, _):
            guard let paint = SystemColors.paint(name) else { return nil }
            self = paint
        }
    }
}

extension PaintColor {
    init(_ components: ColorComponents) {
        if components.space == .displayP3 {
            self.init(
                red: components.red, green: components.green, blue: components.blue, alpha: components.alpha,
                space: .displayP3)
        } else if components.space == .extendedLinearSRGB {
            self.init(
                red: Self.encoded(components.red), green: Self.encoded(components.green),
                blue: Self.encoded(components.blue), alpha: components.alpha)
        } else {
            self.init(
                red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
        }
    }

    /// The colour nearest to components of another space.
    init(red: Double, green: Double, blue: Double, alpha: Double, space: ColorSpace) {
        guard space == .displayP3 else {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
            return
        }
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(1.2249 * r - 0.2247 * g), green: Self.encoded(-0.0420 * r + 1.0419 * g),
            blue: Self.encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b), alpha: alpha)
    }

    private static func linear(_ value: Double) -> Double {
        let value = min(1, max(0, value))
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        let value = min(1, max(0, value))
        return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
