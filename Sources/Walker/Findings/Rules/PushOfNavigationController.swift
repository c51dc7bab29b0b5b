import AppMap

extension WalkRule {
    /// Segues that push a navigation controller.
    static let pushOfNavigationController = WalkRule(
        "push-of-navigation-controller", .crash,
        "A navigation controller is presented, not pushed.",
        reason: """
            A navigation controller cannot stand in another one's stack: UIKit raises an exception. It often comes about when a \
            link leads to the initial scene of a storyboard and that scene gets a navigation controller later.
            """,
        wrong: [
            .scenes(
                """
                <navigationController id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="basket" kind="relationship" relationship="rootViewController" id="nav-root"/>
                    </connections>
                </navigationController>
                """,
                """
                <viewController id="basket" sceneMemberID="viewController">
                    <view key="view" id="basket-view">
                        <subviews>
                            <button id="pay-button">
                                <state key="normal" title="Pay"/>
                                <connections>
                                    ↓<segue destination="payment" kind="push" id="to-pay"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                <navigationController id="payment" sceneMemberID="viewController">
                    <connections>
                        <segue destination="pay" kind="relationship" relationship="rootViewController" id="payment-root"/>
                    </connections>
                </navigationController>
                """,
                """
                <viewController id="pay" sceneMemberID="viewController"/>
                """,
                initial: "nav"),
        ],
        right: [
            .scenes(
                """
                <navigationController id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="basket" kind="relationship" relationship="rootViewController" id="nav-root"/>
                    </connections>
                </navigationController>
                """,
                """
                <viewController id="basket" sceneMemberID="viewController">
                    <view key="view" id="basket-view">
                        <subviews>
                            <button id="pay-button">
                                <state key="normal" title="Pay"/>
                                <connections>
                                    <segue destination="payment" kind="presentation" id="to-pay"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                <navigationController id="payment" sceneMemberID="viewController">
                    <connections>
                        <segue destination="pay" kind="relationship" relationship="rootViewController" id="payment-root"/>
                    </connections>
                </navigationController>
                """,
                """
                <viewController id="pay" sceneMemberID="viewController"/>
                """,
                initial: "nav"),
        ]
    ) { facts in
        facts.faults(ofWays: .pushOfNavigationController) { way, _, destination in
            "The segue \(way) pushes \(destination), which is a navigation controller. The app stops. Present it, or lead the "
                + "segue to the scene inside."
        }
    }
}
