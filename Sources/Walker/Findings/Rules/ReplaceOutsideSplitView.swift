import AppMap

extension WalkRule {
    /// Replace segues of scenes that stand in no split view controller.
    static let replaceOutsideSplitView = WalkRule(
        "replace-outside-split-view", .crash,
        "A replace segue is performed by a scene that stands in a split view controller.",
        reason: """
            A segue of the kind 'replace' fills a column of the split view controller around its source. Where there is none \
            UIKit raises an exception.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <view key="view" id="list-view">
                        <subviews>
                            <button id="order-button">
                                <state key="normal" title="Order"/>
                                <connections>
                                    ↓<segue destination="order" kind="replace" id="to-order"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                <viewController id="order" sceneMemberID="viewController"/>
                """,
                initial: "list"),
        ],
        right: [
            .scenes(
                """
                <splitViewController id="orders" sceneMemberID="viewController">
                    <connections>
                        <segue destination="list" kind="relationship" relationship="masterViewController" id="orders-primary"/>
                        <segue destination="none" kind="relationship" relationship="detailViewController" id="orders-secondary"/>
                    </connections>
                </splitViewController>
                """,
                """
                <viewController id="list" sceneMemberID="viewController">
                    <view key="view" id="list-view">
                        <subviews>
                            <button id="order-button">
                                <state key="normal" title="Order"/>
                                <connections>
                                    <segue destination="order" kind="replace" id="to-order"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                <viewController id="none" sceneMemberID="viewController"/>
                """,
                """
                <viewController id="order" sceneMemberID="viewController"/>
                """,
                initial: "orders"),
        ]
    ) { facts in
        facts.faults(ofWays: .replaceOutsideSplitView) { way, source, destination in
            "The segue \(way) puts \(destination) into a column, but \(source) stands in no split view controller here. The app "
                + "stops. Choose the kind 'showDetail', which presents the scene where there is no column."
        }
    }
}
