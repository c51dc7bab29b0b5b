import AppMap

extension DeviceWalk {
    /// For each place, how certain it is that a user comes to its start; 0 where the app itself begins there.
    var startRanks: [Int] {
        let initial = places.count { if case .start(.initial) = $0.step { true } else { false } }
        return places.reduce(into: []) { ranks, place in
            if case .start(let start) = place.step {
                ranks.append(start.rank(amongInitial: initial))
            } else {
                ranks.append(place.previous.map { ranks[$0] } ?? 0)
            }
        }
    }
}

extension Walk {
    /// For each place of a device, whether all that lies behind it is known: it follows from a start of the whole app.
    package func knowsWhatIsBehind(on device: DeviceWalk) -> [Bool] {
        device.startRanks.map { $0 == 0 && !options.isPartOfApp }
    }
}

extension Start {
    /// The system itself opens entries; what code opens comes last, since nothing tells when.
    ///
    /// - Parameter count: how many initial scenes may be the app's own start.
    func rank(amongInitial count: Int) -> Int {
        switch self {
        case .entry: 0
        case .initial: count == 1 ? 0 : 1
        case .code, .chosen: 2
        }
    }
}
