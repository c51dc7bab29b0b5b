import InterfaceBuilder

extension Rule {
    /// Views whose frames disagree with their constraints.
    static let misplacedView = Rule(
        "misplaced-view", .suspicious,
        "The frame of every view is what its constraints make of it.",
        reason: """
            The editor notes where a frame disagrees with the constraints. The app shows what the constraints say, so \
            what was drawn in the editor is not what users see.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    ↓<view key="view" misplaced="YES" id="home-view"/>
                </viewController>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" misplaced="YES" verifyMisplaced="off" id="home-view"/>
                </viewController>
                """),
        ],
        inDocument: { document, _ in
            document.allElements.filter { $0["misplaced"] == "YES" && !View($0).ignoresMisplacement }.map { view in
                Fault(
                    view, in: document,
                    "The frame of this \(view.name) disagrees with its constraints, which count when the app runs. Update the frame "
                        + "or the constraints.")
            }
        })
}

extension View {
    /// Whether the editor is told not to report a wrong frame.
    fileprivate var ignoresMisplacement: Bool { verifyMisplaced == "off" || verifyMisplaced == "never" }
}
