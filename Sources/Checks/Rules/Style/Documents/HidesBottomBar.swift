import AppMap
import InterfaceBuilder

extension Rule {
    /// Scenes that keep the tab bar when they are pushed, or hide it.
    static let hidesBottomBar = Rule(
        "hides-bottom-bar", .style,
        "Every view controller hides the bottom bar when it is pushed, or none does.",
        reason: """
            A tab bar that comes and goes from scene to scene confuses. A team decides once for all scenes.
            """,
        options: [RuleOption("hides", .flag(true), "Whether the bottom bar is hidden.")],
        wrong: [
            .scenes("↓<viewController id=\"detail\" sceneMemberID=\"viewController\"/>"),
            .scenes(
                "<viewController ↓hidesBottomBarWhenPushed=\"YES\" id=\"detail\" sceneMemberID=\"viewController\"/>",
                options: ["hides": .flag(false)]),
        ],
        right: [
            .scenes("<viewController hidesBottomBarWhenPushed=\"YES\" id=\"detail\" sceneMemberID=\"viewController\"/>"),
            .scenes(
                """
                <navigationController id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="home" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
                """,
                "<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
            .scenes("<viewController id=\"launch\" sceneMemberID=\"viewController\"/>", attributes: "launchScreen=\"YES\""),
        ],
        inDocument: { document, options in
            let hides = options.flag("hides")
            let containers: Set<ViewController.Kind> = [.navigationController, .tabBarController, .splitViewController]
            guard !document.interface.isLaunchScreen else { return [] }
            // The root of a tab or of a navigation is there before anything is pushed.
            let roots = Set(document.segues.filter { $0.kind == .relationship }.compactMap { $0.element["destination"] })
            return document.scenes.compactMap(\.viewController)
                .filter { $0.element["id"].map { !roots.contains($0) } ?? true }
                .filter { !containers.contains($0.kind) && $0.hidesBottomBarWhenPushed != hides }
                .map { controller in
                    Fault(
                        controller.element, "hidesBottomBarWhenPushed", in: document,
                        hides ? "The scene keeps the bottom bar when it is pushed. Let it hide the bar."
                            : "The scene hides the bottom bar when it is pushed. Let it keep the bar.")
                }
        })
}
