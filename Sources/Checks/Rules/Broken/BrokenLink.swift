import SceneAddressing

extension Rule {
    /// Links that lead nowhere for other reasons than those that have rules of their own.
    static let brokenLink = Rule(
        "broken-link", .broken,
        "Every link can be read, names something, and leads through few placeholders.",
        reason: """
            A placeholder without attributes, or a segue whose identifier is not written as its class reads it, shows \
            nothing, or shows the dummy scene of the file in place of the one that is meant.
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
            app.brokenLinks { failure in
                switch failure.reason {
                case .namesNothing, .identifierUnreadable, .placeholderChainTooLong,
                    .storyboardUnreadable: true
                default: false
                }
            }
        })
}
