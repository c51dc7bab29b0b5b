import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Classes that name the module of the target outright.
    static let inheritedModule = Rule(
        "inherited-module", .style,
        "A class of the target itself takes its module from the target.",
        reason: """
            A module that is named outright stays the same when the target is renamed, or when another target builds the \
            document, and then the class is not found. With 'Inherit Module From Target' it follows.
            """,
        isFixable: true,
        wrong: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard"]),
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController customClass="HomeViewController" ↓customModule="App" id="home" sceneMemberID="viewController"/>
                    """),
            ]),
        ],
        right: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard"]),
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController customClass="HomeViewController" customModule="App" customModuleProvider="target" id="home" sceneMemberID="viewController"/>
                    """),
            ]),
        ],
        inApp: { app, _ in
            app.documents.flatMap { document, group in
                document.customClasses.compactMap { element, customClass in
                    guard let module = customClass.module, !customClass.inheritsModuleFromTarget,
                        module.exactlyEquals(group.module.moduleName)
                    else { return nil }
                    return Fault(
                        element, "customModule", in: document,
                        "The class '\(customClass.name)' names the module '\(module)' of its own target outright. Let it inherit the "
                            + "module from the target.",
                        fix: Fix(
                            summary: "inherit the module from the target",
                            edits: [.set(attribute: "customModuleProvider", to: "target", of: element.id)]))
                }
            }
        })
}
