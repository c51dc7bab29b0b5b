/// A number that grows with the size of a container: `constant + width × W + height × H`.
struct Affine: Hashable, Sendable {
    var constant: Double
    var width: Double
    var height: Double

    init(_ constant: Double = 0, width: Double = 0, height: Double = 0) {
        self.constant = constant
        self.width = width
        self.height = height
    }

    func value(in size: CGSize) -> Double { constant + width * size.width + height * size.height }

    mutating func add(_ other: Affine, times factor: Double = 1) {
        constant += other.constant * factor
        width += other.width * factor
        height += other.height * factor
    }

    func scaled(by factor: Double) -> Affine {
        Affine(constant * factor, width: width * factor, height: height * factor)
    }
}

/// A sum of unknowns and of what is known.
struct LayoutExpression: Sendable {
    /// The factors of the unknowns.
    var factors: [Int: Double] = [:]
    var rest = Affine()

    static func unknown(_ index: Int, times factor: Double = 1) -> LayoutExpression {
        LayoutExpression(factors: [index: factor])
    }

    static func known(_ value: Affine) -> LayoutExpression {
        LayoutExpression(rest: value)
    }

    mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
        for (unknown, own) in other.factors {
            let sum = (factors[unknown] ?? 0) + own * factor
            factors[unknown] = abs(sum) < Self.nothing ? nil : sum
        }
        rest.add(other.rest, times: factor)
    }

    func value(_ unknowns: (Int) -> Double, in size: CGSize) -> Double {
        factors.reduce(rest.value(in: size)) { $0 + unknowns($1.key) * $1.value }
    }

    static let nothing = 1e-9
}

/// Equations of which the earlier ones count more: one that adds nothing to those before, or contradicts them, is left
/// out.
struct EquationSystem {
    /// By the unknown that each is solved for, which is in no other; its factor is 1, and the sum is 0.
    private var rows: [Int: LayoutExpression] = [:]

    /// - Parameter expression: what is to be 0.
    mutating func add(_ expression: LayoutExpression) {
        var row = expression
        for (unknown, factor) in expression.factors {
            if let solved = rows[unknown] {
                row.add(solved, times: -factor)
            }
        }
        guard let pivot = row.factors.max(by: { (abs($0.value), -$0.key) < (abs($1.value), -$1.key) }) else { return }
        var solved = LayoutExpression()
        solved.add(row, times: 1 / pivot.value)
        solved.factors[pivot.key] = 1
        for (unknown, other) in rows {
            if let factor = other.factors[pivot.key] {
                rows[unknown]?.add(solved, times: -factor)
            }
        }
        rows[pivot.key] = solved
    }

    /// Nil while the equations leave it open.
    func value(of unknown: Int) -> Affine? {
        guard let row = rows[unknown], row.factors.count == 1 else { return nil }
        return row.rest.scaled(by: -1)
    }
}
