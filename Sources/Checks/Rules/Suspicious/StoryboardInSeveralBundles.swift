import AppMap
import SceneAddressing

extension Rule {
    /// Storyboards of one name in several bundles of an app.
    static let storyboardInSeveralBundles = Rule(
        "storyboard-in-several-bundles", .suspicious,
        "No two bundles of an app have a storyboard of the same name.",
        reason: """
            Code that names no bundle opens the storyboard of the main one. Where a framework has another storyboard of \
            that name, the app may look for a scene in the wrong of the two.
            """,
        platforms: Platform.every,
        wrong: [
            RuleExample([
                ".boardwalk.json": #"{bundles: {"com.example.Kit": "Kit"}}"#,
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard"]),
                "Main.storyboard": RuleExample.storyboard("""
                    <viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="com.example.Kit" id="ref" sceneMemberID="viewController"/>
                    """),
                "Kit/Kit.storyboard": RuleExample.storyboard(
                    "<viewController id=\"kit\" sceneMemberID=\"viewController\"/>", initial: "kit"),
                "Kit/Main.storyboard": "↓" + RuleExample.storyboard(
                    "<viewController id=\"main\" sceneMemberID=\"viewController\"/>", initial: "main"),
            ]),
        ],
        right: [
            RuleExample([
                ".boardwalk.json": #"{bundles: {"com.example.Kit": "Kit"}}"#,
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard"]),
                "Main.storyboard": RuleExample.storyboard("""
                    <viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="com.example.Kit" id="ref" sceneMemberID="viewController"/>
                    """),
                "Kit/Kit.storyboard": RuleExample.storyboard(
                    "<viewController id=\"kit\" sceneMemberID=\"viewController\"/>", initial: "kit"),
            ]),
        ],
        inApp: { app, _ in
            guard !app.app.isOfNoTarget else { return [] }
            return Dictionary(grouping: app.app.storyboards) { ExactName($0.name) }.values.flatMap { alike -> [Fault] in
                guard let first = alike.first else { return [] }
                return alike.dropFirst().filter { $0.module != first.module }.map { storyboard in
                    var fault = Fault(
                        inFile: storyboard.file,
                        "The bundle of another module of the app has a storyboard '\(storyboard.name)' as well, and code that names no "
                            + "bundle finds only one of the two. Rename one.")
                    fault.related = [RelatedPlace(
                        message: "the other storyboard",
                        location: SourceLocation(file: first.file, position: fault.location.position))]
                    return fault
                }
            }
        })
}
