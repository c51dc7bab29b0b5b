import AppMap

extension WalkRule {
    /// Push segues of scenes that stand in no navigation controller.
    static let pushOutsideNavigation = WalkRule(
        "push-outside-navigation", .crash,
        "A push segue is performed by a scene that stands in a navigation controller.",
        reason: """
            A segue of the kind 'push' asks for the navigation controller around its source. Where there is none UIKit raises an \
            exception; a segue of the kind 'show' would present the scene instead.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="basket" sceneMemberID="viewController">
                    <view key="view" id="basket-view">
                        <subviews>
                            <button id="pay-button">
                                <state key="normal" title="Pay"/>
                                <connections>
                                    ↓<segue destination="pay" kind="push" id="to-pay"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                <viewController id="pay" sceneMemberID="viewController"/>
                """,
                initial: "basket"),
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
                                    <segue destination="pay" kind="push" id="to-pay"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                <viewController id="pay" sceneMemberID="viewController"/>
                """,
                initial: "nav"),
        ]
    ) { facts in
        facts.faults(ofWays: .pushOutsideNavigation) { way, source, destination in
            "The segue \(way) pushes \(destination), but \(source) stands in no navigation controller here. The app stops. "
                + "Choose the kind 'show', present the scene, or put \(source) into a navigation controller on every way there."
        }
    }
}
