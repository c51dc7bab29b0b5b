/// How many pixels a point of a picture has, as `--scale` says it.
enum PictureScale {
    static let option = CommandDescription.Option(
        names: ["--scale"], value: "NUMBER",
        summary: "With png: pixels a point; without it 2, fewer where a sheet would have over 8,000 a side.")

    /// - Throws: a sentence for what is no scale.
    static func value(of arguments: Arguments) throws -> Double? {
        guard let text = arguments.value("--scale") else { return nil }
        guard let scale = Double(text), (0.01...20).contains(scale) else {
            throw CommandFailure(description: "'\(text)' is no scale; a point has 0.01 to 20 pixels.")
        }
        return scale
    }

    /// - Throws: a sentence where a scale is asked for that a picture does not have.
    static func check(_ scale: Double?, for format: PictureFormat?) throws {
        guard scale == nil || format == .png else {
            throw CommandFailure(description: "only png has pixels; --scale goes with --format png.")
        }
    }

    /// The scale, not rounded up, with as few decimals as tell it.
    static func text(_ scale: Double) -> String {
        let rounded = (scale * 100).rounded(.down) / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
