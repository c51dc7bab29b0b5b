import AppMap
import InterfaceBuilder

extension Rule {
    /// Tabs that have neither a title nor an image.
    static let tabWithoutItem = Rule(
        "tab-without-item", .suspicious,
        "The scene of every tab has a tab bar item, in the storyboard in which the scene itself is.",
        reason: """
            The item of a storyboard reference is drawn by the editor and by nothing else: when the app runs, the tab \
            shows the item of the scene that the reference leads to. Where that has none, the tab is empty. This is what \
            refactoring a tab to a storyboard of its own leaves behind.
            """,
        wrong: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <tabBarController id="tabs" sceneMemberID="viewController">
                        <connections>
                            ↓<segue destination="ref" kind="relationship" relationship="viewControllers" id="tab"/>
                        </connections>
                    </tabBarController>
                    """,
                    """
                    <viewControllerPlaceholder storyboardName="News" id="ref" sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="News" id="item"/>
                    </viewControllerPlaceholder>
                    """),
                "News.storyboard": RuleExample.storyboard(
                    "<viewController customClass=\"NewsViewController\" id=\"news\" sceneMemberID=\"viewController\"/>",
                    initial: "news"),
            ]),
        ],
        right: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <tabBarController id="tabs" sceneMemberID="viewController">
                        <connections>
                            <segue destination="ref" kind="relationship" relationship="viewControllers" id="tab"/>
                        </connections>
                    </tabBarController>
                    """,
                    """
                    <viewControllerPlaceholder storyboardName="News" id="ref" sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="News" id="item"/>
                    </viewControllerPlaceholder>
                    """),
                "News.storyboard": RuleExample.storyboard(
                    """
                    <viewController customClass="NewsViewController" id="news" sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="News" id="item"/>
                    </viewController>
                    """,
                    initial: "news"),
            ]),
        ],
        inApp: { app, _ in
            app.app.ways.compactMap { way in
                guard way.relationship == "viewControllers", app.app[way.source].kind == "tabBarController",
                    let scene = way.destination.scene, !app.showsTabItem(scene)
                else { return nil }
                let name = app.app[scene].name
                if let placeholder = app.placeholderWithItem(way) {
                    return app.fault(
                        of: way,
                        "The tab is empty when the app runs: its item belongs to the reference and is drawn by the editor only, and "
                            + "the scene '\(name)' has none. Give the scene the item.",
                        related: [RelatedPlace(message: "the reference with the item", location: placeholder.location)])
                }
                // Code may set what the document does not.
                guard app.parts(of: scene).allSatisfy({ $0.className == nil }) else { return nil }
                return app.fault(
                    of: way,
                    "The tab of the scene '\(name)' is empty: it has neither a tab bar item nor a title. Give it an item.")
            }
        })
}

extension CheckedApp {
    /// The scene, and the root that it shows where it is a navigation controller.
    fileprivate func parts(of scene: AppScene.ID) -> [AppScene] {
        let root = app.ways(from: scene).first { $0.relationship == "rootViewController" }?.destination.scene
        return [app[scene]] + (root.map { [app[$0]] } ?? [])
    }

    fileprivate func showsTabItem(_ scene: AppScene.ID) -> Bool {
        parts(of: scene).contains { $0.controller.child("tabBarItem", key: "tabBarItem") != nil || $0.title != nil }
    }

    fileprivate func placeholderWithItem(_ way: Way) -> AppScene? {
        way.destination.placeholders.map { app[$0] }
            .first { $0.kind == "viewControllerPlaceholder" && $0.controller.child("tabBarItem") != nil }
    }
}
