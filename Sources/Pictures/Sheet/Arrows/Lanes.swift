import InterfaceBuilder

/// Puts arrows that share a gutter beside each other; those to the same scene share one lane.
struct Lanes {
    private static let width = 9.0
    private static let reach = 44.0

    private let obstacles: Obstacles
    private var taken: [Strip: [(run: StraightRun, bundle: Bundle)]] = [:]

    /// Arrows that are drawn as one where they run together.
    struct Bundle: Hashable {
        let destination: Int
        let kind: Sheet.Arrow.Kind
    }

    private struct Strip: Hashable {
        let isVertical: Bool
        let number: Int
    }

    init(_ obstacles: Obstacles) {
        self.obstacles = obstacles
    }

    /// The way with its runs in lanes of their own.
    mutating func spread(_ way: GutterWay, of bundle: Bundle) -> GutterWay {
        var result = way
        for (index, run) in way.runs.enumerated() where index > 0 && index < way.coordinates.count - 1 {
            // The ends reach as far as the runs there may move.
            let long = StraightRun(
                isVertical: run.isVertical, coordinate: run.coordinate, from: run.start - Self.reach,
                to: run.end + Self.reach)
            let room = obstacles.room(along: run, atMost: Self.reach)
            let lane = lane(along: long, in: room.lowerBound + 8...max(room.lowerBound + 8, room.upperBound - 8), bundle)
            var moved = result
            moved.coordinates[index] = lane
            if obstacles.isFree(moved.corners, insteadOf: [:]) { result = moved }
        }
        for run in result.runs {
            taken[Self.strip(run, run.coordinate), default: []].append((run, bundle))
        }
        return result
    }

    /// The nearest place beside a line that no other bundle has taken there.
    private func lane(along run: StraightRun, in room: ClosedRange<Double>, _ bundle: Bundle) -> Double {
        for step in 0...16 {
            let offset = Double((step + 1) / 2) * (step.isMultiple(of: 2) ? -Self.width : Self.width)
            let coordinate = run.coordinate + offset
            if room.contains(coordinate), !isTaken(run, coordinate, bundle) { return coordinate }
        }
        return run.coordinate
    }

    private func isTaken(_ run: StraightRun, _ coordinate: Double, _ bundle: Bundle) -> Bool {
        let middle = Self.strip(run, coordinate)
        return (middle.number - 1...middle.number + 1).contains { number in
            (taken[Strip(isVertical: run.isVertical, number: number)] ?? []).contains { other in
                other.bundle != bundle && abs(other.run.coordinate - coordinate) < Self.width - 1
                    && other.run.overlaps(run)
            }
        }
    }

    private static func strip(_ run: StraightRun, _ coordinate: Double) -> Strip {
        Strip(isVertical: run.isVertical, number: Int((coordinate / 30).rounded(.down)))
    }
}
