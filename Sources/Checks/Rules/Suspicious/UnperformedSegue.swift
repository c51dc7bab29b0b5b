import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Segues that only code can perform, and no code does.
    static let unperformedSegue = Rule(
        "unperformed-segue", .suspicious,
        "A segue that starts at a controller is performed by code.",
        reason: """
            A segue that starts at the controller itself is performed by its identifier alone. One that no code names is a way \
            that nobody can go. Where an identifier is put together at run time, nothing is said. In an app whose code is all there, \
            the segue is dead, and the finding has the severity broken.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class ListViewController: UIViewController {
                    func go() { performSegue(withIdentifier: "detail", sender: self) }
                }
                """,
                """
                <viewController customClass="ListViewController" customModuleProvider="target" id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="detail" id="to-detail"/>
                        <segue destination="detail" kind="show" ↓identifier="more" id="to-more"/>
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
                    func go(_ name: String) { performSegue(withIdentifier: name, sender: self) }
                }
                """,
                """
                <viewController customClass="ListViewController" customModuleProvider="target" id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="more" id="to-more"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController"/>
                """),
        ],
        inSources: { app, sources in
            guard !sources.hasComputed(.performedSegue), !sources.usesForeignCode || !sources.hasUnknownScenes else { return [] }
            let performed = sources.texts(.performedSegue)
            let accessors = sources.accessors
            // Each segue that code performs and that no document has may be one that is not performed, under another name.
            let missing = performed.subtracting(app.identifiersOfSegues).count
            let unperformed = app.documents.flatMap { document, _ in
                document.scenes.flatMap { scene in
                    (scene.controller.map { document.segues(ownedBy: $0.element) } ?? []).compactMap { segue -> Fault? in
                        guard let name = segue.identifier.nonEmpty, !performed.contains(ExactName(name)), !accessors.name(name)
                        else { return nil }
                        return Fault(
                            segue.element, "identifier", in: document,
                            "\(segue.title) starts at the controller, and no code performs it. Perform it, start it at what the "
                                + "user touches, or delete it.")
                    }
                }
            }
            guard unperformed.count > missing else { return [] }
            let isDead = sources.isWhole && !sources.usesForeignCode
            return unperformed.map { fault in
                var fault = fault
                if isDead { fault.severity = .broken }
                return fault
            }
        })
}
