import AppMap
import InterfaceBuilder

extension Rule {
    /// Tabs whose item stands on a storyboard reference.
    static let tabLostBehindReference = Rule(
        "tab-lost-behind-reference", .broken,
        "A tab behind a storyboard reference has its item in the referenced scene.",
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
                            <segue destination="ref" kind="relationship" relationship="viewControllers" id="tab"/>
                        </connections>
                    </tabBarController>
                    """,
                    """
                    ↓<viewControllerPlaceholder storyboardName="News" id="ref" sceneMemberID="viewController">
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
            var told: Set<AppScene.ID> = []
            return app.tabsWithoutItem.compactMap { way, scene in
                guard let placeholder = app.placeholderWithItem(way), told.insert(placeholder.id).inserted else { return nil }
                var fault = app.fault(
                    of: placeholder,
                    "The tab is empty when the app runs: its item belongs to the reference and is drawn by the editor only, and "
                        + "the scene '\(scene.name)' has none. Give the scene the item.",
                    related: [
                        RelatedPlace(message: "the tab", location: way.location),
                        RelatedPlace(message: "the scene that needs the item", location: scene.location),
                    ])
                // A class may set what the document does not.
                if !app.tabParts(of: scene.id).allSatisfy({ $0.className == nil }) { fault?.severity = .suspicious }
                return fault
            }
        })
}

extension CheckedApp {
    /// The tabs of which no document says what they show, each with the scene that it leads to.
    var tabsWithoutItem: [(way: Way, scene: AppScene)] {
        app.ways.compactMap { way in
            guard way.relationship == "viewControllers", app[way.source].kind == "tabBarController",
                let scene = way.destination.scene, !showsTabItem(scene)
            else { return nil }
            return (way, app[scene])
        }
    }

    /// The storyboard reference that a tab goes through and that has an item.
    func placeholderWithItem(_ way: Way) -> AppScene? {
        way.destination.placeholders.map { app[$0] }
            .first { $0.kind == "viewControllerPlaceholder" && $0.controller.child("tabBarItem") != nil }
    }

    /// The scene, and the root that it shows where it is a navigation controller.
    func tabParts(of scene: AppScene.ID) -> [AppScene] {
        let root = app.ways(from: scene).first { $0.relationship == "rootViewController" }?.destination.scene
        return [app[scene]] + (root.map { [app[$0]] } ?? [])
    }

    private func showsTabItem(_ scene: AppScene.ID) -> Bool {
        tabParts(of: scene).contains { $0.controller.child("tabBarItem", key: "tabBarItem") != nil || $0.title != nil }
    }
}
