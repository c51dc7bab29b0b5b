import AppMap
import SceneAddressing
import SourceIndex

extension Rule {
    /// Identifiers that code compares segues with and no segue has.
    static let unknownSegueInCode = Rule(
        "unknown-segue-in-code", .suspicious,
        "Every identifier that code compares a segue's with is that of a segue.",
        reason: """
            `prepare(for:sender:)` tells segues apart by their identifiers. A case for one that no segue has is never reached, \
            which mostly means that the destination is not given what it shows.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class ListViewController: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        if segue.identifier == ↓"details" {}
                    }
                }
                """,
                """
                <viewController customClass="ListViewController" customModuleProvider="target" id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="detail" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class ListViewController: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        if segue.identifier == "detail" {}
                    }
                }
                """,
                """
                <viewController customClass="ListViewController" customModuleProvider="target" id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="detail" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController"/>
                """),
        ],
        inSources: { app, sources in
            let known = app.identifiersOfSegues
            guard app.isWhole, !known.isEmpty else { return [] }
            return sources.uses(.comparedSegue).compactMap { use in
                guard let name = use.value.text, !known.contains(ExactName(name)) else { return nil }
                return Fault(
                    use,
                    "No segue of the app has the identifier '\(name)', so this never holds. "
                        + NearestNames.advice(name, among: known.map(\.text), otherwise: "Correct the identifier, or delete the case."))
            }
        })
}
