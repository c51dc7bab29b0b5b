import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Actions to the first responder, and of key commands, that nothing in the app answers.
    static let unansweredAction = Rule(
        "unanswered-action", .broken,
        "An action to the first responder or of a key command is one that some class of the app or UIKit has.",
        reason: """
            An action to the first responder goes up the chain of responders to the first that has it, and so does that of a key \
            command. Where none has it, because \
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
                    <keyCommands>
                        <keyCommand input="r" modifierFlags="1048576" ↓actionName="refresh:"/>
                        <keyCommand input="a" modifierFlags="1048576" actionName="refreshAll:"/>
                    </keyCommands>
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
            let actions = sources.index.classes.flatMap(\.actions).map(\.selector)
            return app.documents.flatMap { document, _ in
                document.elements(["action", "keyCommand"]).compactMap { element in
                    let isKey = element.name == "keyCommand"
                    let attribute = isKey ? "actionName" : "selector"
                    guard let selector = element[attribute].nonEmpty, isKey || element.goesToFirstResponder(in: document),
                        !uikitActions.contains(selector), !menuActions.contains(selector), !PlatformClass.someClassAnswers(selector), !sources.index.hasMethod(selector)
                    else { return nil }
                    return Fault(
                        element, attribute, in: document,
                        "The action '\(selector)' \(isKey ? "of a key command " : "")goes to the first responder, and no class of the app has "
                            + "it, so nothing happens. "
                            + NearestNames.advice(
                                selector, among: actions, otherwise: "Add the action to a class, or delete the connection."))
                }
            }
        })

    /// The actions of menus and keys that objects of UIKit may take, which no class declares to take.
    private static let menuActions: Set = [
        "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
        "useSelectionForFind:", "print:", "rename:", "duplicate:", "move:", "export:", "performClose:", "orderFrontPreferencesPanel:",
        "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
    ]
}

extension Element {
    /// Whether an action is sent to whoever is the first responder.
    fileprivate func goesToFirstResponder(in document: CheckedDocument) -> Bool {
        Action(self).receiverID.flatMap { document.objects.element(id: $0) }?["placeholderIdentifier"] == "IBFirstResponder"
    }
}
