import AppMap
import InterfaceBuilder

extension Rule {
    /// Navigation controllers that show nothing.
    static let navigationWithoutRoot = Rule(
        "navigation-without-root", .suspicious,
        "A navigation controller has a root.",
        reason: """
            A navigation controller without a root shows an empty screen under an empty bar. Only code can give it one, and \
            for a navigation controller without a class and an identifier there is hardly any.
            """,
        wrong: [.scenes("↓<navigationController id=\"nav\" sceneMemberID=\"viewController\"/>")],
        right: [
            .scenes(
                """
                <navigationController id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="home" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
                """,
                "<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
        ],
        inApp: { app, _ in
            app.app.scenes.filter { scene in
                scene.kind == "navigationController" && scene.className == nil && scene.identifier == nil
                    && !app.app.ways(from: scene.id).contains { $0.relationship == "rootViewController" }
            }.compactMap {
                app.fault(of: $0, "The navigation controller has no root, so it shows an empty screen. Give it a root.")
            }
        })
}
