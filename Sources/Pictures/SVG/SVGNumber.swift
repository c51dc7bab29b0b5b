import InterfaceBuilder

extension String {
    /// Adds a number of points with one decimal, which no eye can tell from more.
    mutating func append(number value: Double) {
        append(value, decimals: 1)
    }

    mutating func append(_ value: Double, decimals: Int) {
        guard value.isFinite else {
            self += "0"
            return
        }
        let factor = decimals == 1 ? 10 : 10_000
        var scaled = Int((min(1e9, max(-1e9, value)) * Double(factor)).rounded())
        if scaled < 0 {
            self += "-"
            scaled = -scaled
        }
        let (whole, part) = scaled.quotientAndRemainder(dividingBy: factor)
        self += String(whole)
        guard part != 0 else { return }
        var digits = String(part)
        digits = String(repeating: "0", count: (decimals == 1 ? 1 : 4) - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        self += "." + digits
    }

    /// Adds a step of an outline as the value of an SVG path's `d` has it.
    mutating func append(step: PathShape.Step) {
        switch step {
        case .move(let point): append("M", point)
        case .line(let point): append("L", point)
        case .curve(let first, let second, let end):
            append("C", first)
            append(" ", second)
            append(" ", end)
        case .close: self += "Z"
        }
    }

    private mutating func append(_ letter: String, _ point: Point) {
        self += letter
        append(number: point.x)
        self += " "
        append(number: point.y)
    }
}
