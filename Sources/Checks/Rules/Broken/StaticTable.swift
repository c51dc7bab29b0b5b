import InterfaceBuilder

extension Rule {
    /// Tables of static cells outside of table view controllers.
    static let staticTable = Rule(
        "static-table", .broken,
        "A table of static cells is the view of a table view controller.",
        reason: """
            The static cells of a table are kept and shown by a table view controller. Anywhere else Apple's compiler \
            refuses them.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="settings" sceneMemberID="viewController">
                    <view key="view" id="settings-view">
                        <subviews>
                            ↓<tableView dataMode="static" id="table"/>
                        </subviews>
                    </view>
                </viewController>
                """),
        ],
        right: [
            .scenes(
                """
                <tableViewController id="settings" sceneMemberID="viewController">
                    <tableView key="view" dataMode="static" id="table"/>
                </tableViewController>
                """),
        ],
        inDocument: { document, _ in
            document.elements("tableView")
                .filter { $0["dataMode"] == "static" && $0.parent?.name != "tableViewController" }
                .map { table in
                    Fault(
                        table, in: document,
                        "The static cells of this table need a table view controller whose view the table is, and the build "
                            + "fails without one. Embed a table view controller, or use prototypes.")
                }
        })
}
