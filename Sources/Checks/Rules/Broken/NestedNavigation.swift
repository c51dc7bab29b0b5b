import AppMap

extension Rule {
    /// Navigation controllers whose root is another one.
    static let nestedNavigation = Rule(
        "nested-navigation", .broken,
        "The root of a navigation controller is no navigation controller.",
        reason: """
            UIKit does not support navigation controllers inside one another: there are two bars, or UIKit refuses with \
            an exception. It mostly comes about where the root is a reference to a storyboard that starts with a \
            navigation controller of its own.
            """,
        wrong: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <navigationController id="nav" sceneMemberID="viewController">
                        <connections>
                            ↓<segue destination="ref" kind="relationship" relationship="rootViewController" id="root"/>
                        </connections>
                    </navigationController>
                    """,
                    "<viewControllerPlaceholder storyboardName=\"Shop\" id=\"ref\" sceneMemberID=\"viewController\"/>"),
                "Shop.storyboard": RuleExample.storyboard(
                    "<navigationController id=\"shop\" sceneMemberID=\"viewController\"/>", initial: "shop"),
            ]),
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
                    "<viewControllerPlaceholder storyboardName=\"Shop\" id=\"ref\" sceneMemberID=\"viewController\"/>"),
                "Shop.storyboard": RuleExample.storyboard(
                    "<viewController id=\"shop\" sceneMemberID=\"viewController\"/>", initial: "shop"),
            ]),
        ],
        inApp: { app, _ in
            app.app.ways.compactMap { way in
                guard way.relationship == "rootViewController", let scene = way.destination.scene,
                    app.app[scene].kind == "navigationController", app.app[way.source].kind == "navigationController"
                else { return nil }
                return app.fault(
                    of: way,
                    "The root of this navigation controller is the navigation controller '\(app.app[scene].name)', which UIKit does "
                        + "not support. Lead the relationship to what that one shows.")
            }
        })
}
