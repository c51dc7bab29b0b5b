import SceneAddressing

extension Rule {
    /// Links that lead nowhere for other reasons than those that have rules of their own.
    static let brokenLink = Rule(
        "broken-link", .broken,
        "Every link can be read, and leads through few placeholders.",
        reason: """
            A segue whose identifier is not written as its class reads it shows nothing, or stops the app. Links to a storyboard \
            that cannot be read are told with that, by the rule `unreadable-document` or `unfinished-merge`.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="dummy" kind="custom" identifier="Payment" customClass="AOLinkedStoryboardSegue" id="pay"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"dummy\" sceneMemberID=\"viewController\"/>"),
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
                case .identifierUnreadable, .placeholderChainTooLong: true
                default: false
                }
            }
        })
}
