import AppMap

extension Place: Taped {
    func write(to tape: inout WalkTape) {
        tape.write(previous, step, distance, scenes, arrangement)
    }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        self.init(
            previous: try tape.read(), step: try tape.read(), distance: try tape.read(), scenes: try tape.read(),
            arrangement: try tape.read())
    }
}

extension Step: Taped {
    func write(to tape: inout WalkTape) {
        switch self {
        case .start(let start): tape.write(0, start)
        case .way(let way): tape.write(1, way)
        case .back: tape.write(2)
        }
    }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        switch try Int(from: &tape) {
        case 0: self = .start(try tape.read())
        case 1: self = .way(try tape.read())
        case 2: self = .back
        default: throw WalkTape.Malformed()
        }
    }
}

extension Start: Taped {
    func write(to tape: inout WalkTape) {
        switch self {
        case .entry(let entry, let scene): tape.write(0, entry, scene)
        case .initial(let scene): tape.write(1, scene)
        case .code(let scene): tape.write(2, scene)
        case .chosen(let scene): tape.write(3, scene)
        }
    }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        switch try Int(from: &tape) {
        case 0: self = .entry(try tape.read(), try tape.read())
        case 1: self = .initial(try tape.read())
        case 2: self = .code(try tape.read())
        case 3: self = .chosen(try tape.read())
        default: throw WalkTape.Malformed()
        }
    }
}

extension Manner: Taped {
    private static let plain: [Manner] = [.root, .pushed, .column, .tab, .embedded, .contained, .peeked]

    func write(to tape: inout WalkTape) {
        if case .presented(let style) = self {
            tape.write(-1, style)
        } else {
            tape.write(Self.plain.firstIndex(of: self) ?? 0)
        }
    }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        let number = try Int(from: &tape)
        if number == -1 {
            self = .presented(style: try tape.read())
        } else if Self.plain.indices.contains(number) {
            self = Self.plain[number]
        } else {
            throw WalkTape.Malformed()
        }
    }
}

extension Arrangement: Taped {
    func write(to tape: inout WalkTape) { tape.write(shared: self) }
    init(from tape: inout WalkTape) throws(WalkTape.Malformed) { self = try tape.readArrangement() }

    func writeContent(to tape: inout WalkTape) {
        tape.write(scene, container?.rawValue, children, shown, presented, style, offersBack, canBeDismissed)
    }

    init(contentFrom tape: inout WalkTape) throws(WalkTape.Malformed) {
        self.init(
            scene: try tape.read(), container: try Container(named: tape.read()), children: try tape.read(),
            shown: try tape.read(), presented: try tape.read(), style: try tape.read(), offersBack: try tape.read(),
            canBeDismissed: try tape.read())
    }
}

extension Arrangement.Container {
    /// - Throws: for a name that is none; nil where there is no name.
    init?(named name: String?) throws(WalkTape.Malformed) {
        guard let name else { return nil }
        guard let container = Arrangement.Container(rawValue: name) else { throw WalkTape.Malformed() }
        self = container
    }
}

extension Arrangement.Part: Taped {
    func write(to tape: inout WalkTape) {
        switch self {
        case .child(let index): tape.write(index)
        case .presented: tape.write(-1)
        }
    }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        let index = try Int(from: &tape)
        self = index < 0 ? .presented : .child(index)
    }
}
