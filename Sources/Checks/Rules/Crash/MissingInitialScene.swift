import SceneAddressing

extension Rule {
    /// Links to the initial scene of storyboards that have none.
    static let missingInitialScene = Rule(
        "missing-initial-scene", .crash,
        "A storyboard to which a link leads without naming a scene has an initial view controller.",
        reason: """
            A link that names only a storyboard means its initial view controller. Where there is none, the app stops \
            with an assertion that tells neither the storyboard nor the link.
            """,
        wrong: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    "↓<viewControllerPlaceholder storyboardName=\"Checkout\" id=\"ref\" sceneMemberID=\"viewController\"/>"),
                "Checkout.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Payment\" id=\"pay\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        right: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    "<viewControllerPlaceholder storyboardName=\"Checkout\" id=\"ref\" sceneMemberID=\"viewController\"/>"),
                "Checkout.storyboard": RuleExample.storyboard(
                    "<viewController id=\"pay\" sceneMemberID=\"viewController\"/>", initial: "pay"),
            ]),
        ],
        inApp: { app, _ in
            app.brokenLinks { if case .noInitialScene = $0.reason { true } else { false } }
        })
}
