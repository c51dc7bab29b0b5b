import SceneAddressing

extension Rule {
    /// Links into bundles that the app does not have.
    static let unknownBundle = Rule(
        "unknown-bundle", .suspicious,
        "A bundle that a link names is made by a target that the app links or embeds.",
        reason: """
            The identifier of a bundle is text. After a target is renamed, or where a package manager gives the bundle \
            another identifier, the storyboard is not found and the app stops.
            """,
        wrong: [
            .scenes("""
                ↓<viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="com.example.Kit" id="ref" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            RuleExample([
                ".boardwalk.json": #"{bundles: {"com.example.Kit": "Kit"}}"#,
                "Main.storyboard": RuleExample.storyboard("""
                    <viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="com.example.Kit" id="ref" sceneMemberID="viewController"/>
                    """),
                "Kit/Kit.storyboard": RuleExample.storyboard(
                    "<viewController id=\"kit\" sceneMemberID=\"viewController\"/>", initial: "kit"),
            ]),
        ],
        inApp: { app, _ in
            app.brokenLinks { failure in
                switch failure.reason {
                case .bundleUnknown, .bundleNotLinked: true
                default: false
                }
            }
        })
}
