import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Actions that no document and no code sends.
    static let unusedAction = Rule(
        "unused-action", .suspicious,
        "Every action of a class that documents use is sent by something.",
        reason: """
            An action that nothing sends does nothing, and neither does a segue action that no segue asks. Mostly the connection was \
            lost with the control or the segue that it began at.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBAction func ↓pay(_ sender: UIButton) {}
                    @IBSegueAction func ↓makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBAction func pay(_ sender: UIButton) {}
                    @IBAction func unwindToHere(segue: UIStoryboardSegue) {}
                    @IBAction func reload(_ sender: Any) {}
                    func refresh() { reload(self) }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <button key="view" id="pay">
                        <connections>
                            <action selector="pay:" destination="home" eventType="touchUpInside" id="tap"/>
                            <segue destination="exit" kind="unwind" unwindAction="unwindToHereWithSegue:" id="back"/>
                        </connections>
                    </button>
                </viewController>
                <exit id="exit" sceneMemberID="exit"/>
                """),
        ],
        inSources: { app, sources in
            guard app.isWhole else { return [] }
            let documents = app.documents.map(\.document)
            let sent = Set(
                documents.flatMap { $0.elements("action") }.compactMap { $0["selector"] }
                    + documents.flatMap(\.segues).flatMap { [$0.unwindAction, $0.destinationCreationSelector].compactMap { $0 } })
            // Each action that is sent and that nobody has may be one that is not sent, under another name.
            let missing = sent.filter { sources.index.classes(answering: $0).isEmpty && !Rule.uikitActions.contains($0) }.count
            let used = Set(sources.objects.compactMap(\.reference).flatMap { sources.index.chain(of: $0) })
            let unused = sources.index.classes.indices.flatMap { position -> [Fault] in
                guard used.contains(.source(position)) else { return [] }
                let owner = sources.index.classes[position]
                return (owner.actions + owner.segueActions).filter { !sent.contains($0.selector) && !$0.traits.contains(.overrides) }.compactMap { action in
                    let name = action.name.prefix { $0 != "(" && $0 != ":" }
                    // Named once more in its file, it may be called there or be the target of a control.
                    guard sources.count(of: String(name), in: action.location.file) < 2 else { return nil }
                    return Fault(
                        declaration: (action.location.file, action.location.line, action.location.column),
                        action.isSegueAction
                            ? "No segue asks the segue action '\(action.selector)' of '\(owner.qualifiedName)'. Connect it, or delete it."
                            : "Nothing sends the action '\(action.selector)' of '\(owner.qualifiedName)'. Connect it, or delete it.")
                }
            }
            return unused.count > missing ? unused : []
        })
}
