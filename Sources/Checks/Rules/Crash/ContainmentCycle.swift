import AppMap

extension Rule {
    /// Scenes that contain themselves.
    static let containmentCycle = Rule(
        "containment-cycle", .crash,
        "No scene contains itself, be it through embed segues, relationships or links.",
        reason: """
            A scene makes the scenes that it contains when it is loaded. Where one of those contains the first one \
            again, a new one is made inside it, and in that another one, until memory ends.
            """,
        wrong: [
            .scenes(
                """
                <navigationController id="nav" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="home" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
                """,
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <containerView id="box">
                                <connections>
                                    <segue destination="nav" kind="embed" id="embed"/>
                                </connections>
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
                """),
        ],
        right: [
            .scenes(
                """
                <navigationController id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="home" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
                """,
                """
                <viewController id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="nav" kind="presentation" identifier="again" id="again"/>
                    </connections>
                </viewController>
                """),
        ],
        inApp: { app, _ in
            let contained = Containment(app.app)
            return contained.cycles.compactMap { cycle in
                guard let way = cycle.first else { return nil }
                let names = (cycle.map(\.source) + [way.source]).map { "'\(app.app[$0].name)'" }
                return app.fault(
                    of: way,
                    "The scene \(names[0]) contains itself: \(names.joined(separator: " → ")). The app stops when the scene "
                        + "is loaded. Show one of the scenes by a segue that is performed later.",
                    related: cycle.dropFirst().map { RelatedPlace(message: "goes on here", location: $0.location) })
            }
        })
}

/// Which scene contains which.
private struct Containment {
    private var ways: [AppScene.ID: [Way]] = [:]
    private let all: [Way]

    init(_ app: App) {
        all = app.ways.filter { $0.isContainment && $0.destination.scene != nil }
        ways = Dictionary(grouping: all, by: \.source)
    }

    /// One circle of ways for every scene that is in any, no scene in two of them.
    var cycles: [[Way]] {
        var known: Set<AppScene.ID> = []
        var acyclic: Set<AppScene.ID> = []
        return all.compactMap { way in
            guard !known.contains(way.source), !acyclic.contains(way.source) else { return nil }
            guard let cycle = cycle(from: way.source, avoiding: known.union(acyclic)) else {
                // What leads to no circle is in none.
                acyclic.insert(way.source)
                return nil
            }
            known.formUnion(cycle.map(\.source))
            return cycle
        }
    }

    /// The shortest circle through a scene.
    private func cycle(from start: AppScene.ID, avoiding known: Set<AppScene.ID>) -> [Way]? {
        var arrivals: [AppScene.ID: Way] = [:]
        var pending = [start]
        while !pending.isEmpty {
            var next: [AppScene.ID] = []
            for scene in pending {
                for way in ways[scene] ?? [] {
                    guard let destination = way.destination.scene, !known.contains(destination) else { continue }
                    if destination == start { return path(to: way, from: start, by: arrivals) }
                    if arrivals[destination] == nil {
                        arrivals[destination] = way
                        next.append(destination)
                    }
                }
            }
            pending = next
        }
        return nil
    }

    private func path(to last: Way, from start: AppScene.ID, by arrivals: [AppScene.ID: Way]) -> [Way] {
        var path = [last]
        while let first = path.last, first.source != start, let earlier = arrivals[first.source] { path.append(earlier) }
        return path.reversed()
    }
}
