import AppMap
import InterfaceBuilder

extension Rule {
    /// Scenes that nothing can show.
    static let unreachableScene = Rule(
        "unreachable-scene", .broken,
        "Every scene can be reached: it starts its storyboard, has an identifier, or something reachable leads to it.",
        reason: """
            A scene that nothing leads to and that no code can name is never shown. Xcode looks at one storyboard at a \
            time; this rule follows the links between all storyboards of an app.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController"/>
                """,
                """
                ↓<viewController title="Forgotten" id="forgotten" sceneMemberID="viewController"/>
                """,
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
        ],
        inApp: { app, _ in
            let reachable = app.reachableScenes
            let dummies = Set(app.app.ways.compactMap(\.drawnDestination))
            return app.app.scenes.filter { !reachable.contains($0.id) && !dummies.contains($0.id) }.compactMap { scene in
                let what = scene.isPlaceholder ? "Nothing leads through the placeholder" : "Nothing leads to the scene"
                let advice = scene.isPlaceholder ? "Lead to it, or delete it."
                    : "Lead to it, give it a storyboard identifier, or delete it."
                return app.fault(
                    of: scene, "\(what) '\(scene.name)', and without a storyboard identifier no code can show it. \(advice)")
            }
        })
}

extension CheckedApp {
    /// The scenes that the app can show: by themselves, by an identifier, or by a way from one of these.
    fileprivate var reachableScenes: Set<AppScene.ID> {
        var pending = app.scenes.filter { $0.isInitial || $0.identifier != nil }.map(\.id)
        var reachable = Set(pending)
        while let scene = pending.popLast() {
            for way in app.ways(from: scene) {
                for next in way.destination.placeholders + [way.destination.scene].compactMap({ $0 }) + drawn(by: way)
                where reachable.insert(next).inserted {
                    pending.append(next)
                }
            }
        }
        return reachable
    }

    /// The scene that a segue is drawn to, which shows where its link is not followed.
    private func drawn(by way: Way) -> [AppScene.ID] { way.drawnDestination.map { [$0] } ?? [] }
}
