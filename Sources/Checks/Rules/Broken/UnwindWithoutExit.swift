import AppMap
import InterfaceBuilder

extension Rule {
    /// Unwind segues that do not lead to an exit.
    static let unwindWithoutExit = Rule(
        "unwind-without-exit", .broken,
        "An unwind segue leads to an exit of its storyboard.",
        reason: """
            UIKit finds the scene to go back to from the exit of the scene in which the segue is. One that leads to something \
            else does nothing.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="detail" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="gone" kind="unwind" identifier="done" unwindAction="backToList:" id="done"/>
                        ↓<segue destination="list" kind="unwind" identifier="back" unwindAction="backToList:" id="back"/>
                    </connections>
                </viewController>
                <exit id="exit" sceneMemberID="exit"/>
                """,
                "<viewController id=\"list\" sceneMemberID=\"viewController\"/>"),
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
            document.segues.filter { $0.kind == .unwind }.compactMap { segue in
                let destination = segue.destinationID.flatMap { document.objects.element(id: $0) }
                let fault: String
                if let destination, destination.name != "exit" {
                    fault = "leads to a \(destination.name) and not to an exit"
                } else if destination == nil {
                    fault = "leads to the object '\(segue.destinationID ?? "")', which this storyboard does not have"
                } else {
                    return nil
                }
                return Fault(
                    segue.element, in: document,
                    "\(segue.title) \(fault), so it does nothing. Connect it to the exit of its scene again.")
            }
        })
}
