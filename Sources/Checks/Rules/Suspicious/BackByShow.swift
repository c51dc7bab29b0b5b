import AppMap

extension Rule {
    /// Segues that show a scene anew that is beneath already.
    static let backByShow = Rule(
        "back-by-show", .suspicious,
        "No segue shows a scene from which one came, as if it went back there.",
        reason: """
            A segue makes a new scene each time. One that is meant to go back puts a second copy on top: what the user \
            entered is not in it, and the stack of scenes grows with every round. An unwind segue goes back.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="detail" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="list" kind="show" identifier="back" id="to-list"/>
                    </connections>
                </viewController>
                """,
                initial: "list"),
        ],
        right: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="detail" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController">
                    <connections>
                        <segue destination="exit" kind="unwind" identifier="back" unwindAction="backToList:" id="back"/>
                    </connections>
                </viewController>
                <exit id="exit" sceneMemberID="exit"/>
                """,
                initial: "list"),
        ],
        inApp: { app, _ in
            let stack = ShownScenes(app.app)
            return stack.waysBack.compactMap { way in
                guard let scene = way.destination.scene else { return nil }
                return app.fault(
                    of: way,
                    "The segue shows '\(app.app[scene].name)', from which one came here, as a new scene on top of the old one. To go "
                        + "back, use an unwind segue.")
            }
        })
}

/// How scenes are shown on top of one another by segues of the kinds `show` and `push`.
private struct ShownScenes {
    private let ways: [Way]
    private let waysFrom: [AppScene.ID: [Way]]
    private let depths: [AppScene.ID: Int]

    init(_ app: App) {
        ways = app.ways.filter { ["show", "push"].contains($0.kind) && $0.destination.scene != nil }
        waysFrom = Dictionary(grouping: ways, by: \.source)
        depths = Self.depths(in: app)
    }

    /// How many steps each scene is from where the app can start.
    private static func depths(in app: App) -> [AppScene.ID: Int] {
        var depths: [AppScene.ID: Int] = [:]
        var pending = app.entryScenes.isEmpty ? app.scenes.filter(\.isInitial).map(\.id) : app.entryScenes
        var depth = 0
        while !pending.isEmpty {
            pending = pending.filter { depths[$0] == nil }
            for scene in pending { depths[scene] = depth }
            pending = pending.flatMap { app.ways(from: $0).compactMap(\.destination.scene) }
            depth += 1
        }
        return depths
    }

    /// The ways to scenes nearer to the start, from which one comes by such ways alone.
    var waysBack: [Way] {
        ways.filter { way in
            guard let destination = way.destination.scene, let depth = depths[destination],
                let own = depths[way.source], depth < own
            else { return false }
            return leads(from: destination, to: way.source)
        }
    }

    private func leads(from start: AppScene.ID, to end: AppScene.ID) -> Bool {
        var seen: Set<AppScene.ID> = [start]
        var pending = [start]
        while let scene = pending.popLast() {
            if scene == end { return true }
            for next in (waysFrom[scene] ?? []).compactMap(\.destination.scene) where seen.insert(next).inserted {
                pending.append(next)
            }
        }
        return false
    }
}
