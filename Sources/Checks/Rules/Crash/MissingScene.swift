import SceneAddressing

extension Rule {
    /// Links to scenes that their storyboards do not have.
    static let missingScene = Rule(
        "missing-scene", .crash,
        "Every link names a scene that its storyboard has.",
        reason: """
            A storyboard identifier is text on both sides, and nothing but the running app compares the two: after a \
            scene is renamed, moved or deleted, UIKit raises an exception when the link is followed.
            """,
        isFixable: true,
        wrong: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard("""
                    ↓<viewControllerPlaceholder storyboardName="Checkout" referencedIdentifier="Payment" id="ref" sceneMemberID="viewController"/>
                    """),
                "Checkout.storyboard": RuleExample.storyboard("""
                    <viewController storyboardIdentifier="Payments" id="pay" sceneMemberID="viewController"/>
                    """),
            ]),
            .scenes(
                """
                ↓<viewControllerPlaceholder referencedIdentifier="Detail" id="ref" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard("""
                    <viewControllerPlaceholder storyboardName="Checkout" referencedIdentifier="Payment" id="ref" sceneMemberID="viewController"/>
                    """),
                "Checkout.storyboard": RuleExample.storyboard("""
                    <viewController storyboardIdentifier="Payment" id="pay" sceneMemberID="viewController"/>
                    """),
            ]),
            .scenes(
                """
                <viewControllerPlaceholder referencedIdentifier="Detail" id="ref" sceneMemberID="viewController"/>
                """,
                """
                <viewController storyboardIdentifier="Detail" id="detail" sceneMemberID="viewController"/>
                """),
        ],
        inApp: { app, _ in
            app.brokenLinks { if case .sceneMissing = $0.reason { true } else { false } }
        })
}
