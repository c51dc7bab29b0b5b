import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Modules of classes that are written otherwise than the module that is meant.
    static let misspelledModule = Rule(
        "misspelled-module", .broken,
        "The module of a class is written as the target is, in case and in the composition of its letters.",
        reason: """
            A class is found by the exact name of its module. A name that only looks the same, because a letter with an \
            accent is composed of other characters or a capital is small, makes every class unknown: UIKit takes its own \
            class instead and stops at the first outlet.
            """,
        isFixable: true,
        wrong: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard"]),
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController customClass="HomeViewController" ↓customModule="app" id="home" sceneMemberID="viewController"/>
                    """),
            ]),
        ],
        right: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard"]),
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController customClass="HomeViewController" customModule="App" id="home" sceneMemberID="viewController"/>
                    """),
            ]),
        ],
        inApp: { app, _ in
            // A module whose name is not known may be the one that is meant.
            guard app.folder.modules.allSatisfy(\.isModuleNameKnown) else { return [] }
            let modules = app.folder.modules.map(\.moduleName).filter { !$0.isEmpty }
            let known = Set(modules.map { ExactName($0) })
            return app.documents.flatMap { document, _ in
                document.customClasses.compactMap { element, customClass in
                    guard let module = customClass.module, !known.contains(ExactName(module)),
                        !customClass.inheritsModuleFromTarget,
                        let near = NearestNames.of(module, among: modules, limit: 1).first,
                        near.difference == .composition || near.difference == .letterCase
                    else { return nil }
                    let difference = near.difference == .composition
                        ? "looks the same but is composed of other characters" : "differs in case"
                    return Fault(
                        element, "customModule", in: document,
                        "There is no module '\(module)': '\(near.name)' \(difference). The class is not found when the app runs. "
                            + "Make the two the same.",
                        fix: Fix(
                            summary: "write the module as '\(near.name)'",
                            edits: [.set(attribute: "customModule", to: near.name, of: element.id)]))
                }
            }
        })
}
