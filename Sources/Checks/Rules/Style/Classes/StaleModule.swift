import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Classes that inherit their module and name another one.
    static let staleModule = Rule(
        "stale-module", .style,
        "A class that inherits its module from the target names that module.",
        reason: """
            The name is for the reader only, since the target's counts. After a target is renamed it says what is not so, \
            and changes with the next save.
            """,
        isFixable: true,
        wrong: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard"]),
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController customClass="HomeViewController" ↓customModule="OldApp" customModuleProvider="target" id="home" sceneMemberID="viewController"/>
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
            app.documents.flatMap { document, group -> [Fault] in
                let owners = app.folder.modules.filter { $0.resources.contains { $0.exactlyEquals(document.path) } }
                guard let owner = owners.first, !owner.moduleName.isEmpty, owners.allSatisfy(\.isModuleNameKnown) else { return [] }
                return document.customClasses.compactMap { element, customClass in
                    guard let module = customClass.module, customClass.inheritsModuleFromTarget,
                        !owners.contains(where: { $0.moduleName.exactlyEquals(module) })
                    else { return nil }
                    // Of several targets either name would do.
                    let fix = Fix(
                        summary: "name the module '\(owner.moduleName)'",
                        edits: [.set(attribute: "customModule", to: owner.moduleName, of: element.id)])
                    return Fault(
                        element, "customModule", in: document,
                        "The class '\(customClass.name)' inherits its module from the target, which is '\(owner.moduleName)' and not "
                            + "'\(module)'. Name the module of the target.",
                        fix: owners.count == 1 ? fix : nil)
                }
            }
        })
}
