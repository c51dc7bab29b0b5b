import SceneAddressing

extension Rule {
    /// Links of which nothing is left.
    static let linkNamesNothing = Rule(
        "link-names-nothing", .broken,
        "Every link names a scene or a storyboard.",
        reason: """
            A placeholder without attributes, or a linked segue without an identifier, is what remains after an edit. It shows \
            nothing, or what the file shows of it, which is meant for its author alone.
            """,
        wrong: [
            .scenes("""
                ↓<viewController customClass="RBStoryboardLink" id="link" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard("""
                    <viewController customClass="RBStoryboardLink" id="link" sceneMemberID="viewController">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="Checkout"/>
                        </userDefinedRuntimeAttributes>
                    </viewController>
                    """),
                "Checkout.storyboard": RuleExample.storyboard(
                    "<viewController id=\"pay\" sceneMemberID=\"viewController\"/>", initial: "pay"),
            ]),
        ],
        inApp: { app, _ in
            app.brokenLinks { if case .namesNothing = $0.reason { true } else { false } }
        })
}
