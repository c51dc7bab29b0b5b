import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Actions to the first responder that nothing in the app answers.
    static let unansweredAction = Rule(
        "unanswered-action", .broken,
        "An action to the first responder is one that some class of the app or UIKit has.",
        reason: """
            An action to the first responder goes up the chain of responders to the first that has it. Where none has it, because \
            the method was renamed or is not known to Objective-C, nothing happens, without a word.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBAction func refreshAll(_ sender: Any) {}
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <button key="view" id="refresh">
                        <connections>
                            <action ↓selector="refresh:" destination="first" eventType="touchUpInside" id="tap"/>
                        </connections>
                    </button>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBAction func refresh(_ sender: Any) {}
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <button key="view" id="refresh">
                        <connections>
                            <action selector="refresh:" destination="first" eventType="touchUpInside" id="tap"/>
                            <action selector="copy:" destination="first" eventType="touchUpOutside" id="leave"/>
                        </connections>
                    </button>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
                """),
        ],
        inSources: { app, sources in
            guard sources.isWhole, !sources.usesForeignCode, !sources.hasUnknownScenes else { return [] }
            return app.documents.flatMap { document, _ in
                document.elements("action").compactMap { element in
                    guard let selector = element["selector"].nonEmpty,
                        Action(element).receiverID.flatMap({ document.objects.element(id: $0) })?["placeholderIdentifier"] == "IBFirstResponder",
                        !uikitActions.contains(selector), !PlatformClass.someClassAnswers(selector), !sources.index.hasMethod(selector)
                    else { return nil }
                    let actions = sources.index.classes.flatMap(\.actions).map(\.selector)
                    return Fault(
                        element, "selector", in: document,
                        "The action '\(selector)' goes to the first responder, and no class of the app has it, so nothing happens. "
                            + NearestNames.advice(
                                selector, among: actions, otherwise: "Add the action to a class, or delete the connection."))
                }
            }
        })
}
