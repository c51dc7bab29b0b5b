import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Unwind segues whose action no class has.
    static let missingUnwindAction = Rule(
        "missing-unwind-action", .broken,
        "The action of an unwind segue is one that some class of the app has.",
        reason: """
            UIKit looks among the controllers on screen for one that answers the action and goes back to it. Where no class has \
            it, nothing happens: the person stays where they are.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class ListViewController: UIViewController {
                    @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
                    func unwindToHere(_ segue: UIStoryboardSegue) {}
                }
                """,
                """
                <viewController id="detail" sceneMemberID="viewController">
                    <connections>
                        <segue destination="exit" kind="unwind" identifier="back" ↓unwindAction="unwindToLists:" id="back"/>
                        <segue destination="exit" kind="unwind" identifier="here" ↓unwindAction="unwindToHere:" id="here"/>
                    </connections>
                </viewController>
                <exit id="exit" sceneMemberID="exit"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class ListViewController: UIViewController {
                    @IBAction func unwindToHere(segue: UIStoryboardSegue) {}
                }
                """,
                """
                <viewController id="detail" sceneMemberID="viewController">
                    <connections>
                        <segue destination="exit" kind="unwind" identifier="back" unwindAction="unwindToHereWithSegue:" id="back"/>
                    </connections>
                </viewController>
                <exit id="exit" sceneMemberID="exit"/>
                """),
        ],
        inSources: { app, sources in
            guard !sources.hasUnknownScenes, sources.isWhole else { return [] }
            return app.documents.flatMap { document, _ in
                document.segues.compactMap { segue in
                    guard segue.kind == .unwind, let action = segue.unwindAction.nonEmpty,
                        sources.index.classes(answering: action).isEmpty
                    else { return nil }
                    let actions = sources.index.classes.flatMap(\.actions).filter(\.isUnwindAction).map(\.selector)
                    return Fault(
                        segue.element, "unwindAction", in: document,
                        "No class of the app has the unwind action '\(action)', so the segue does nothing. "
                            + NearestNames.advice(
                                action, among: actions,
                                otherwise: "Add the action to the class of the scene to go back to, or delete the segue."))
                }
            }
        })
}

extension AppSources {
    /// Whether all sources of all modules were read.
    var isWhole: Bool { index.modules.allSatisfy(read.wholeModules.contains) }
}
