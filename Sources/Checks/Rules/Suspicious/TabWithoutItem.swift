import AppMap
import InterfaceBuilder

extension Rule {
    /// Tabs that have neither a title nor an image.
    static let tabWithoutItem = Rule(
        "tab-without-item", .suspicious,
        "The scene of every tab has a tab bar item.",
        reason: """
            A tab shows the tab bar item of its scene, or the title of the scene. Where the document has neither and the scene is of \
            UIKit's own class, the tab is empty.
            """,
        wrong: [
            .scenes(
                """
                <tabBarController id="tabs" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="news" kind="relationship" relationship="viewControllers" id="tab"/>
                    </connections>
                </tabBarController>
                """,
                "<viewController id=\"news\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                """
                <tabBarController id="tabs" sceneMemberID="viewController">
                    <connections>
                        <segue destination="news" kind="relationship" relationship="viewControllers" id="tab"/>
                        <segue destination="shop" kind="relationship" relationship="viewControllers" id="other-tab"/>
                    </connections>
                </tabBarController>
                """,
                """
                <viewController id="news" sceneMemberID="viewController">
                    <tabBarItem key="tabBarItem" title="News" id="item"/>
                </viewController>
                """,
                "<viewController customClass=\"ShopViewController\" id=\"shop\" sceneMemberID=\"viewController\"/>"),
        ],
        inApp: { app, _ in
            app.tabsWithoutItem.compactMap { way, scene in
                // A reference with an item has a rule of its own. Code may set what the document does not.
                guard app.placeholderWithItem(way) == nil, app.tabParts(of: scene.id).allSatisfy({ $0.className == nil }) else {
                    return nil
                }
                return app.fault(
                    of: way,
                    "The tab of the scene '\(scene.name)' is empty: it has neither a tab bar item nor a title. Give it an item.")
            }
        })
}
