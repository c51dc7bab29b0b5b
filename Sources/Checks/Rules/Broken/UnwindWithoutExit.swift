import AppMap
import InterfaceBuilder

extension Rule {
    /// Unwind segues that do not lead to an exit, or name no action.
    static let unwindWithoutExit = Rule(
        "unwind-without-exit", .broken,
        "An unwind segue leads to an exit of its storyboard and names an action.",
        reason: """
            UIKit finds the scene to go back to by the action of the unwind segue. A segue without one, or one that leads \
            to something else than an exit, does nothing.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="detail" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="gone" kind="unwind" identifier="done" unwindAction="backToList:" id="done"/>
                        ↓<segue destination="exit" kind="unwind" identifier="back" id="back"/>
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
            document.segues.filter { $0.kind == .unwind }.compactMap { segue in
                let destination = segue.destinationID.flatMap { document.objects.element(id: $0) }
                let fault: String
                if let destination, destination.name != "exit" {
                    fault = "leads to a \(destination.name) and not to an exit"
                } else if destination == nil {
                    fault = "leads to the object '\(segue.destinationID ?? "")', which this storyboard does not have"
                } else if segue.unwindAction.nonEmpty == nil {
                    fault = "names no action"
                } else {
                    return nil
                }
                return Fault(
                    segue.element, in: document,
                    "\(segue.title) \(fault), so it does nothing. Connect it to the exit of its scene again.")
            }
        })
}
