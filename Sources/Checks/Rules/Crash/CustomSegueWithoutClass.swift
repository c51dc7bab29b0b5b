import AppMap

extension Rule {
    /// Custom segues without a class.
    static let customSegueWithoutClass = Rule(
        "custom-segue-without-class", .crash,
        "A segue of the kind 'custom' has a class.",
        reason: """
            A custom segue does nothing of itself: its class says how the destination is shown. Without a class UIKit \
            raises an exception when the segue is performed.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="detail" kind="custom" identifier="detail" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="custom" identifier="detail" customClass="FadeSegue" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController"/>
                """),
        ],
        inDocument: { document, _ in
            document.segues.filter { $0.kind == .custom && $0.customClass == nil }.map { segue in
                Fault(
                    segue.element, in: document,
                    "\(segue.title) is of the kind 'custom' and has no class. The app stops when it is performed. "
                        + "Give it a class, or choose another kind.",
                    exception: FindingException(
                        name: "NSInvalidArgumentException", reason: "Could not create a segue of class '(null)'"))
            }
        })
}
