import SceneAddressing

extension Rule {
    /// Links that lead in a circle.
    static let placeholderCycle = Rule(
        "placeholder-cycle", .crash,
        "Placeholders lead to a scene in the end, and not to one another.",
        reason: """
            A placeholder may lead to another one, and that to a third. Where they lead in a circle no scene is ever \
            reached, and the app creates placeholders until it stops.
            """,
        wrong: [
            RuleExample([
                "One.storyboard": RuleExample.storyboard(
                    """
                    ↓<viewControllerPlaceholder storyboardName="Two" referencedIdentifier="Pong" storyboardIdentifier="Ping" id="ref" sceneMemberID="viewController"/>
                    """),
                "Two.storyboard": RuleExample.storyboard(
                    """
                    ↓<viewControllerPlaceholder storyboardName="One" referencedIdentifier="Ping" storyboardIdentifier="Pong" id="ref" sceneMemberID="viewController"/>
                    """),
            ]),
        ],
        right: [
            RuleExample([
                "One.storyboard": RuleExample.storyboard(
                    """
                    <viewControllerPlaceholder storyboardName="Two" referencedIdentifier="Pong" id="ref" sceneMemberID="viewController"/>
                    """),
                "Two.storyboard": RuleExample.storyboard(
                    """
                    <viewController storyboardIdentifier="Pong" id="pong" sceneMemberID="viewController"/>
                    """),
            ]),
        ],
        inApp: { app, _ in
            app.brokenLinks { if case .placeholderCycle = $0.reason { true } else { false } }
        })
}
