import InterfaceBuilder

/// What runtime attributes say of a view's layer.
struct LayerStyle {
    private(set) var cornerRadius = 0.0
    private(set) var borderWidth = 0.0
    private(set) var borderPaint: Paint = SystemColors.label
    private(set) var masksToBounds = false

    init(_ view: View, _ drawing: Drawing) {
        for attribute in view.userDefinedRuntimeAttributes {
            // Classes of apps offer the same names without the layer so that Interface Builder shows them.
            switch (attribute.keyPath ?? "").replacingPrefix("layer.") {
            case "cornerRadius": cornerRadius = attribute.length ?? cornerRadius
            case "borderWidth": borderWidth = attribute.length ?? borderWidth
            case "masksToBounds", "clipsToBounds":
                if case .boolean(let value) = attribute.value { masksToBounds = value }
            case "borderColor", "borderUIColor", "borderColorFromUIColor":
                if case .color(let color) = attribute.value { borderPaint = drawing.paint(color) ?? borderPaint }
            default: break
            }
        }
    }
}

extension RuntimeAttribute {
    /// The value as a length in points.
    fileprivate var length: Double? {
        let number: Double? =
            switch value {
            case .integer(let value): Double(value)
            case .real(let value): value
            case .string(let text): Double(text)
            default: nil
            }
        return number.flatMap { $0.isFinite && $0 >= 0 && $0 < 10_000 ? $0 : nil }
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
