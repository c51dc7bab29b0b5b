import AppMap

extension WalkRule {
    /// Segues that push a split view controller.
    static let pushOfSplitViewController = WalkRule(
        "push-of-split-view-controller", .crash,
        "A split view controller is the root of a window or a tab, not pushed.",
        reason: "A split view controller cannot stand in the stack of a navigation controller: UIKit raises an exception.",
        wrong: [
            .scenes(
                """
                <navigationController id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="home" kind="relationship" relationship="rootViewController" id="nav-root"/>
                    </connections>
                </navigationController>
                """,
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <button id="orders-button">
                                <state key="normal" title="Orders"/>
                                <connections>
                                    ↓<segue destination="orders" kind="push" id="to-orders"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                <splitViewController id="orders" sceneMemberID="viewController">
                    <connections>
                        <segue destination="list" kind="relationship" relationship="masterViewController" id="orders-primary"/>
                        <segue destination="order" kind="relationship" relationship="detailViewController" id="orders-secondary"/>
                    </connections>
                </splitViewController>
                """,
                """
                <viewController id="list" sceneMemberID="viewController"/>
                """,
                """
                <viewController id="order" sceneMemberID="viewController"/>
                """,
                initial: "nav"),
        ],
        right: [
            .scenes(
                """
                <splitViewController id="orders" sceneMemberID="viewController">
                    <connections>
                        <segue destination="list" kind="relationship" relationship="masterViewController" id="orders-primary"/>
                        <segue destination="order" kind="relationship" relationship="detailViewController" id="orders-secondary"/>
                    </connections>
                </splitViewController>
                """,
                """
                <viewController id="list" sceneMemberID="viewController"/>
                """,
                """
                <viewController id="order" sceneMemberID="viewController"/>
                """,
                initial: "orders"),
        ]
    ) { facts in
        facts.faults(ofWays: .pushOfSplitViewController) { way, _, destination in
            "The segue \(way) pushes \(destination), which is a split view controller. The app stops. Present it full screen, or "
                + "make it the root of the window."
        }
    }
}
