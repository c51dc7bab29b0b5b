import AppMap
import InterfaceBuilder

extension Rule {
    /// Scenes that nothing can show.
    static let unreachableScene = Rule(
        "unreachable-scene", .broken,
        "Every scene can be reached: it starts its storyboard, has an identifier, or something reachable leads to it.",
        reason: """
            A scene that nothing leads to and that no code can name is never shown. Xcode looks at one storyboard at a \
            time; this rule follows the links between all storyboards of an app. Of scenes that lead to one another the first is \
            told. Where a broken segue or link may be what led there, that alone is told.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController"/>
                """,
                """
                ↓<viewController title="Forgotten" id="forgotten" sceneMemberID="viewController">
                    <connections>
                        <segue destination="behind" kind="show" identifier="more" id="more"/>
                    </connections>
                </viewController>
                """,
                "<viewController title=\"Behind\" id=\"behind\" sceneMemberID=\"viewController\"/>",
                initial: "home"),
        ],
        right: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <navigationController id="nav" sceneMemberID="viewController">
                        <connections>
                            <segue destination="ref" kind="relationship" relationship="rootViewController" id="root"/>
                        </connections>
                    </navigationController>
                    """,
                    """
                    <viewControllerPlaceholder storyboardName="Home" referencedIdentifier="Home" id="ref" sceneMemberID="viewController"/>
                    """,
                    initial: "nav"),
                "Home.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>"),
            ]),
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="deatil" kind="show" identifier="detail" id="broken"/>
                    </connections>
                </viewController>
                """,
                "<viewController title=\"Detail\" id=\"detail\" sceneMemberID=\"viewController\"/>",
                initial: "home"),
        ],
        inApp: { app, _ in
            let unreachable = Dictionary(grouping: UnreachableScenes(app.app).first) { app.app[$0.scene].storyboard }
            return app.app.storyboards.flatMap { storyboard -> [Fault] in
                guard let first = unreachable[storyboard.id], first.count > app.brokenWays(into: storyboard) else { return [] }
                return first.compactMap { scene, behind in
                    let scene = app.app[scene]
                    let what = scene.isPlaceholder ? "Nothing leads through the placeholder" : "Nothing leads to the scene"
                    let more = behind == 0 ? "" : behind == 1 ? ", nor the scene behind it" : ", nor the \(behind) scenes behind it"
                    let advice = scene.isPlaceholder ? "Lead to it, or delete it."
                        : "Lead to it, give it a storyboard identifier, or delete it."
                    return app.fault(
                        of: scene,
                        "\(what) '\(scene.name)', and without a storyboard identifier no code can show it\(more). \(advice)")
                }
            }
        })
}

/// The scenes that an app cannot show, neither by themselves, nor by an identifier, nor by a way from one of these.
private struct UnreachableScenes {
    /// The scenes with which each group of them begins, in order, and how many others are behind each; a scene that is behind
    /// several counts for one of them.
    let first: [(scene: AppScene.ID, behind: Int)]

    init(_ app: App) {
        var reached: Set<AppScene.ID> = []
        for scene in app.scenes where scene.isInitial || scene.identifier != nil { Self.follow(scene.id, in: app, &reached) }
        let dummies = Set(app.ways.compactMap(\.drawnDestination))
        let scenes = app.scenes.map(\.id).filter { !reached.contains($0) && !dummies.contains($0) }
        let led = Set(scenes.flatMap { scene in Self.next(from: scene, in: app).filter { $0 != scene } })
        reached.formUnion(dummies)
        var first: [(scene: AppScene.ID, behind: Int)] = []
        // Where scenes lead to one another in a circle, any of them is the first.
        for scene in scenes.filter({ !led.contains($0) }) + scenes where !reached.contains(scene) {
            let before = reached.count
            Self.follow(scene, in: app, &reached)
            first.append((scene, reached.count - before - 1))
        }
        self.first = first.sorted { $0.scene < $1.scene }
    }

    /// Notes a scene, and all to which it leads.
    private static func follow(_ scene: AppScene.ID, in app: App, _ reached: inout Set<AppScene.ID>) {
        guard reached.insert(scene).inserted else { return }
        var pending = [scene]
        while let scene = pending.popLast() {
            for next in next(from: scene, in: app) where reached.insert(next).inserted { pending.append(next) }
        }
    }

    /// Where the ways out of a scene lead, the placeholders on the way included, and the scenes to which segues are drawn, which
    /// show where their links are not followed.
    private static func next(from scene: AppScene.ID, in app: App) -> [AppScene.ID] {
        app.ways(from: scene).flatMap { way in
            way.destination.placeholders + [way.destination.scene, way.drawnDestination].compactMap { $0 }
        }
    }
}

extension CheckedApp {
    /// How many broken segues, links and entries there are that may have led to a scene of a storyboard. Each is told by a rule
    /// of its own, and when it is mended the scene may be reached again.
    fileprivate func brokenWays(into storyboard: AppStoryboard) -> Int {
        let segues = app.ways.count { way in
            if case .missing = way.destination { app[way.source].storyboard == storyboard.id } else { false }
        }
        let links = app.links.count { link in
            guard case .nowhere(let failure) = link.target else { return false }
            let searched: String?
            switch failure.reason {
            case .sceneMissing(_, let name, _), .noInitialScene(let name, _): searched = name
            default: return false
            }
            return searched.map { $0.exactlyEquals(storyboard.name) } ?? (app[link.scene].storyboard == storyboard.id)
        }
        return segues + links + (hasBrokenStart(storyboard) ? 1 : 0)
    }

    /// Whether a storyboard names a first scene that it does not have, or has none where the app begins with it.
    private func hasBrokenStart(_ storyboard: AppStoryboard) -> Bool {
        if let id = storyboard.document.storyboard?.initialViewControllerID.nonEmpty {
            return document(of: storyboard)?.objects.element(id: id) == nil
        }
        return app.entries.contains { entry in
            if entry.storyboard == storyboard.id, case .noInitialScene? = entry.fault { true } else { false }
        }
    }
}
