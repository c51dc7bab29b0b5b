import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Controllers and views whose nib is not in the bundle.
    static let missingNib = Rule(
        "missing-nib", .crash,
        "A nib that a scene names is in the app.",
        reason: """
            A controller whose view is in a xib names it, and so does a view that shows a xib. Where the app has none of the \
            name, UIKit raises an exception when the view is loaded.
            """,
        wrong: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    "<viewController ↓nibName=\"Help\" id=\"help\" sceneMemberID=\"viewController\"/>"),
                "HelpView.xib": RuleExample.xibText("<view id=\"view\"/>"),
            ]),
        ],
        right: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    "<viewController nibName=\"HelpView\" id=\"help\" sceneMemberID=\"viewController\"/>"),
                "HelpView.xib": RuleExample.xibText("<view id=\"view\"/>"),
            ]),
        ],
        inApp: { app, _ in
            guard !app.app.isOfNoTarget, !app.folder.isSingleDocument else { return [] }
            let names = app.nibNames
            let linked = app.app.links.compactMap { link -> Fault? in
                guard case .nib(let nib) = link.target, !names.contains(ExactName(nib.name)) else { return nil }
                return app.fault(of: link, sentence(nib.name, names))
            }
            let named = app.app.scenes.compactMap { scene -> Fault? in
                guard let name = scene.controller["nibName"].nonEmpty, !names.contains(ExactName(name)),
                    let document = app.document(of: scene)
                else { return nil }
                return Fault(scene.controller, "nibName", in: document, sentence(name, names))
            }
            return linked + named
        })

    private static func sentence(_ name: String, _ names: Set<ExactName>) -> String {
        "The app has no nib '\(name)', and stops when the view is loaded. "
            + NearestNames.advice(name, among: names.map(\.text), otherwise: "Correct the name, or add the xib to the target.")
    }
}

extension CheckedApp {
    /// The names of the app's xibs, and of those that cannot be read.
    fileprivate var nibNames: Set<ExactName> {
        let files = app.modules.flatMap(\.resources).compactMap { DocumentFile(path: $0) }.filter { $0.kind == .xib }
        return Set((files.map(\.name) + app.xibs.map(\.name)).map { ExactName($0) })
    }
}
