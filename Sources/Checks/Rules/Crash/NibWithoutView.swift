import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Xibs of controllers that give them no view.
    static let nibWithoutView = Rule(
        "nib-without-view", .crash,
        "The xib of a view controller connects the outlet 'view' of its owner.",
        reason: """
            A controller that is made with a xib loads it when its view is asked for, and takes the view that is connected to the \
            outlet `view` of the file's owner. Where nothing is, UIKit raises an exception. The connection is lost with the view \
            that it led to, and Xcode says nothing.
            """,
        consults: [.sources],
        wrong: [
            example(
                code: "_ = HelpViewController(nibName: ↓\"Help\", bundle: nil)",
                owner: "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"HelpViewController\"/>"),
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    "<viewController ↓nibName=\"Help\" id=\"help\" sceneMemberID=\"viewController\"/>"),
                "Help.xib": RuleExample.xibText(
                    "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>\n<view id=\"help-view\"/>"),
            ]),
        ],
        right: [
            example(
                code: "_ = HelpViewController(nibName: \"Help\", bundle: nil)",
                owner: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HelpViewController">
                        <connections>
                            <outlet property="view" destination="help-view" id="outlet"/>
                        </connections>
                    </placeholder>
                    """),
            example(
                code: "_ = UINib(nibName: \"Help\", bundle: nil)",
                owner: "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"HelpViewController\"/>"),
        ],
        inApp: { app, _ in
            let code = app.sources.map { sources in
                sources.uses(.nib).compactMap { use -> Fault? in
                    guard let name = use.value.text, sources.makesController(use), app.hasNibWithoutView(name) else { return nil }
                    return Fault(use, sentence(name), exception: .nibWithoutView(name))
                }
            } ?? []
            let named = app.app.scenes.compactMap { scene -> Fault? in
                guard let name = scene.controller["nibName"].nonEmpty, app.hasNibWithoutView(name), let document = app.document(of: scene),
                    !(app.sources?.mayLoadItself(scene.controller, app) ?? (scene.className != nil))
                else { return nil }
                return Fault(scene.controller, "nibName", in: document, sentence(name), exception: .nibWithoutView(name))
            }
            return code + named
        })

    private static func sentence(_ name: String) -> String {
        "The xib '\(name)' connects no view to its owner, and the app stops when the view of the controller is loaded. Connect the outlet "
            + "'view' of the file's owner."
    }

    private static func example(code: String, owner: String) -> RuleExample {
        RuleExample([
            "Home.swift": """
                import UIKit

                class HelpViewController: UIViewController {}

                class HomeViewController: UIViewController {
                    func help() {
                        \(code)
                    }
                }

                """,
            "Help.xib": RuleExample.xibText(owner + "\n<view id=\"help-view\"/>"),
        ])
    }
}

extension CheckedApp {
    /// Whether all xibs of a name have an owner and connect no view to it.
    fileprivate func hasNibWithoutView(_ name: String) -> Bool {
        let owners = groups.filter { $0.files.kind == .xib && ExactName($0.files.name) == ExactName(name) }.flatMap(\.documents)
            .map { ($0.interface as? Xib)?.filesOwner?.element }
        return !owners.isEmpty && owners.allSatisfy { owner in
            owner.map { !($0.child("connections")?.children("outlet").contains { $0["property"] == "view" } ?? false) } ?? false
        }
    }
}

extension AppSources {
    /// Whether a nib is named where a controller is made that loads its view from it.
    fileprivate func makesController(_ use: IdentifierUse) -> Bool {
        let made = use.receiver == .own ? use.enclosingClass : use.expectedClass
        return made.map { isKind($0, of: .platform("UIViewController")) && index.isKnownToTheEnd($0) && !loadsViewItself($0) } ?? false
    }

    /// Whether a controller's class may make its view without its nib.
    fileprivate func mayLoadItself(_ controller: Element, _ app: CheckedApp) -> Bool {
        guard controller["customClass"].nonEmpty != nil else { return false }
        return objects.first { $0.element == controller }?.reference.map { !index.isKnownToTheEnd($0) || loadsViewItself($0) } ?? true
    }

    /// Whether a class makes its view by code.
    func loadsViewItself(_ reference: ClassReference) -> Bool {
        index.chain(of: reference).contains { index.members(of: $0).methods.contains { $0.selector == "loadView" } }
    }
}

extension FindingException {
    fileprivate static func nibWithoutView(_ name: String) -> FindingException {
        FindingException(
            name: "NSInternalInconsistencyException",
            reason: "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
    }
}
