import InterfaceBuilder

extension Rule {
    /// Views whose constraints leave their place open.
    static let ambiguousView = Rule(
        "ambiguous-view", .suspicious,
        "The constraints of every view say where it is and how large.",
        reason: """
            The editor notes where constraints leave a place or size open. Then the system chooses, and it may choose \
            otherwise on another device or in another version. What `verifyAmbiguity` excuses is not reported.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    ↓<view key="view" ambiguous="YES" id="home-view"/>
                </viewController>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <scrollView key="view" ambiguous="YES" verifyAmbiguity="off" id="home-view"/>
                </viewController>
                """),
        ],
        inDocument: { document, _ in
            document.allElements.filter { $0["ambiguous"] == "YES" && View($0).verifyAmbiguity == nil }.map { view in
                Fault(
                    view, in: document,
                    "The constraints of this \(view.name) leave its place or size open, so that the system chooses. Add "
                        + "constraints.")
            }
        })
}
