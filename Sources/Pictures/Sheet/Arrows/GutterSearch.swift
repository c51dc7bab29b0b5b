import InterfaceBuilder

/// Finds short ways with few bends through the gutters of a sheet.
struct GutterSearch {
    /// What a bend costs, in points of length.
    private static let bend = 120.0
    /// So many steps find any way of a sheet that can be looked at; then there is none.
    private static let mostSteps = 60_000
    private static let mostStepsInAll = 8_000_000

    private let gutters: Gutters
    /// For each knot reached level and reached upright: the cost, valid in the search whose number stands beside.
    private var costs: [Double]
    private var searches: [Int32]
    private var origins: [Int32]
    private var search: Int32 = 0
    private var stepsLeft = Self.mostStepsInAll

    init(_ gutters: Gutters) {
        self.gutters = gutters
        costs = Array(repeating: 0, count: 2 * gutters.points.count)
        searches = Array(repeating: 0, count: costs.count)
        origins = Array(repeating: -1, count: costs.count)
    }

    /// A way between two screens.
    struct Found {
        /// Whether the way leaves the first screen on its right side.
        let leavesRight: Bool
        /// Whether the way comes to the second screen on its right side.
        let entersRight: Bool
        let points: [Point]
    }

    /// The best way from a screen to another; nil where there is none.
    ///
    /// - Parameter detours: what it costs to leave on the left and on the right side.
    mutating func way(from source: Int, to destination: Int, detours: (left: Double, right: Double)) -> Found? {
        let (starts, ends) = (gutters.gates[source], gutters.gates[destination])
        guard !starts.isEmpty, !ends.isEmpty else { return nil }
        search += 1
        let goals = ends.map { gutters.points[$0.knot] }
        func rest(_ knot: Int) -> Double {
            let point = gutters.points[knot]
            return goals.reduce(.infinity) { min($0, abs($1.x - point.x) + abs($1.y - point.y)) }
        }
        var open = SearchHeap()
        for start in starts {
            let cost = start.isRight ? detours.right : detours.left
            reach(2 * start.knot, cost, from: -1)
            open.push(cost + rest(start.knot), 2 * start.knot)
        }
        var steps = 0
        while let (estimate, state) = open.pop() {
            let knot = state / 2
            // What was reached more cheaply since has been searched already.
            guard estimate <= costs[state] + rest(knot) + 0.001 else { continue }
            // Screens are entered level.
            if state % 2 == 0, let end = ends.first(where: { $0.knot == knot }) { return found(state, starts, end) }
            steps += 1
            stepsLeft -= 1
            guard steps < Self.mostSteps, stepsLeft > 0 else { return nil }
            let turned = state ^ 1
            if reach(turned, costs[state] + Self.bend, from: Int32(state)) { open.push(costs[turned] + rest(knot), turned) }
            let directions = state % 2 == 0 ? 0..<2 : 2..<4
            for direction in directions {
                let neighbor = Int(gutters.next[knot][direction])
                guard neighbor >= 0 else { continue }
                let (from, to) = (gutters.points[knot], gutters.points[neighbor])
                let next = 2 * neighbor + state % 2
                if reach(next, costs[state] + abs(to.x - from.x) + abs(to.y - from.y), from: Int32(state)) {
                    open.push(costs[next] + rest(neighbor), next)
                }
            }
        }
        return nil
    }

    /// Notes a cheaper way to a state; false where one as cheap is known.
    @discardableResult
    private mutating func reach(_ state: Int, _ cost: Double, from origin: Int32) -> Bool {
        guard searches[state] != search || cost < costs[state] else { return false }
        (searches[state], costs[state], origins[state]) = (search, cost, origin)
        return true
    }

    private func found(_ last: Int, _ starts: [Gutters.Gate], _ end: Gutters.Gate) -> Found {
        var points: [Point] = []
        var state = last
        var first = last / 2
        while state >= 0 {
            first = state / 2
            points.append(gutters.points[first])
            state = Int(origins[state])
        }
        let leavesRight = starts.first { $0.knot == first }?.isRight ?? true
        return Found(leavesRight: leavesRight, entersRight: end.isRight, points: points.reversed())
    }
}

/// What is to be searched, the most promising first.
private struct SearchHeap {
    private var items: [(estimate: Double, state: Int)] = []

    mutating func push(_ estimate: Double, _ state: Int) {
        items.append((estimate, state))
        var child = items.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard items[child].estimate < items[parent].estimate else { return }
            items.swapAt(child, parent)
            child = parent
        }
    }

    mutating func pop() -> (Double, Int)? {
        guard let best = items.first else { return nil }
        let last = items.removeLast()
        guard !items.isEmpty else { return best }
        items[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < items.count else { return best }
            if child + 1 < items.count, items[child + 1].estimate < items[child].estimate { child += 1 }
            guard items[child].estimate < items[parent].estimate else { return best }
            items.swapAt(child, parent)
            parent = child
        }
    }
}
