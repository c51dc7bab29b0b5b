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
            // Where the storyboard names an object that it does not have, that is told, with the links that suffer from it.
            app.brokenLinks { failure, link in
                if case .noInitialScene = failure.reason { app.startsBroken(failure, link) == nil } else { false }
            }
        })
}
