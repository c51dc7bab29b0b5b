import AppMap
import SceneAddressing
import SourceIndex

extension Rule {
    /// Segues that code performs and no scene of the class has.
    static let missingSegueInCode = Rule(
        "missing-segue-in-code", .crash,
        "Every segue that code performs is one of the scene that performs it.",
        reason: """
            A controller performs a segue by its identifier, and only those of its own scene. For any other UIKit raises an \
            exception.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    func go() {
                        performSegue(withIdentifier: ↓"details", sender: self)
                        performSegue(withIdentifier: ↓"more", sender: self)
                    }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="detail" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="more" id="to-more"/>
                    </connections>
                </viewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class BaseViewController: UIViewController {
                    func go() { performSegue(withIdentifier: "detail", sender: self) }
                }

                class HomeViewController: BaseViewController {}

                class Router {
                    func go(_ controller: UIViewController) { controller.performSegue(withIdentifier: "detail", sender: self) }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
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
            guard app.isWhole else { return [] }
            let all = app.identifiersOfSegues
            return sources.uses(.performedSegue).compactMap { use in
                guard let name = use.value.text, !app.app.scenes.isEmpty else { return nil }
                let isOwn = use.receiver == .own && use.enclosingClass.map(sources.isDeclared) == true
                let scenes = isOwn ? use.enclosingClass.map(sources.sceneElements) ?? [] : []
                let there = scenes.flatMap { $0.descendants.filter { $0.name == "segue" }.compactMap { $0["identifier"] } }
                let known = scenes.isEmpty ? all : Set(there.map { ExactName($0) })
                guard !known.contains(ExactName(name)) else { return nil }
                // Without a scene of the class the segue may be in a storyboard that is not in the folder.
                if scenes.isEmpty, sources.usesForeignCode { return nil }
                let className = use.enclosingClass.map(sources.index.name) ?? ""
                let who = scenes.isEmpty ? "No scene of the app has" : "No scene of '\(className)' has"
                return Fault(
                    use,
                    "\(who) a segue '\(name)', and the app stops when this performs it. "
                        + NearestNames.advice(
                            name, among: known.map(\.text), otherwise: "Correct the identifier, or add the segue to the scene."),
                    exception: .missingSegue(name, of: isOwn ? className : "…"))
            }
        })
}

extension CheckedApp {
    /// The identifiers of all segues, in all variants of the documents.
    var identifiersOfSegues: Set<ExactName> {
        Set(documents.flatMap(\.document.segues).compactMap(\.identifier.nonEmpty).map { ExactName($0) })
    }
}
