import InterfaceBuilder

extension Rule {
    /// Unwind segues without an action.
    static let unwindWithoutAction = Rule(
        "unwind-without-action", .broken,
        "An unwind segue names an action.",
        reason: """
            UIKit finds the scene to go back to by the action of the unwind segue. Without one there is nothing to look for, and \
            nothing happens.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="detail" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="exit" kind="unwind" identifier="back" id="back"/>
                        ↓<segue destination="exit" kind="unwind" identifier="done" unwindAction="" id="done"/>
                    </connections>
                </viewController>
                <exit id="exit" sceneMemberID="exit"/>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController id="detail" sceneMemberID="viewController">
                    <connections>
                        <segue destination="exit" kind="unwind" identifier="done" unwindAction="backToList:" id="done"/>
                    </connections>
                </viewController>
                <exit id="exit" sceneMemberID="exit"/>
                """),
        ],
        inDocument: { document, _ in
            document.segues.filter { segue in
                // One that leads to no exit is told of for that.
                segue.kind == .unwind && segue.unwindAction.nonEmpty == nil
                    && segue.destinationID.flatMap { document.objects.element(id: $0) }?.name == "exit"
            }.map { segue in
                Fault(
                    segue.element, in: document,
                    "\(segue.title) names no action, so it does nothing. Choose an action of a scene on the way back, or delete the segue.")
            }
        })
}
