import AppMap

extension Crossing: Taped {
    func write(to tape: inout WalkTape) {
        tape.write(way, place, standing, changes, outcome, obstacle, log, isGuess)
    }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        self.init(
            way: try tape.read(), place: try tape.read(), standing: try tape.read(), changes: try tape.read(),
            outcome: try tape.read(), obstacle: try tape.read(), log: try tape.read(), isGuess: try tape.read())
    }
}

extension Crossing.Outcome: Taped {
    func write(to tape: inout WalkTape) {
        switch self {
        case .shown(let scene, let manner): tape.write(0, scene, manner)
        case .unwound(let scene): tape.write(1, scene)
        case .unwindIgnored: tape.write(2)
        case .nothing: tape.write(3)
        case .raised(let exception): tape.write(4, exception)
        }
    }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        switch try Int(from: &tape) {
        case 0: self = .shown(try tape.read(), try tape.read())
        case 1: self = .unwound(to: try tape.read())
        case 2: self = .unwindIgnored
        case 3: self = .nothing
        case 4: self = .raised(try tape.read())
        default: throw WalkTape.Malformed()
        }
    }
}

extension JointCrossing: Taped {
    func write(to tape: inout WalkTape) { tape.write(ways, place, log, exception) }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        self.init(ways: try tape.read(), place: try tape.read(), log: try tape.read(), exception: try tape.read())
    }
}

extension Rearrangement: Taped {
    func write(to tape: inout WalkTape) { tape.write(outwards, inwards, container?.rawValue, change) }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        self.init(
            outwards: try tape.read(), inwards: try tape.read(), container: try Arrangement.Container(named: tape.read()),
            change: try tape.read())
    }
}

extension Rearrangement.Change: Taped {
    func write(to tape: inout WalkTape) {
        switch self {
        case .becomes(let arrangement): tape.write(0, arrangement)
        case .holds(let container): tape.write(1, container?.rawValue)
        case .replacesLast(let count, let arrangements): tape.write(2, count, arrangements)
        case .shows(let shown): tape.write(3, shown)
        case .presents(let arrangement): tape.write(4, arrangement)
        case .dismisses: tape.write(5)
        }
    }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        switch try Int(from: &tape) {
        case 0: self = .becomes(try tape.read())
        case 1: self = .holds(try Arrangement.Container(named: tape.read()))
        case 2: self = .replacesLast(try tape.read(), with: try tape.read())
        case 3: self = .shows(try tape.read())
        case 4: self = .presents(try tape.read())
        case 5: self = .dismisses
        default: throw WalkTape.Malformed()
        }
    }
}
