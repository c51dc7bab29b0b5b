import AppMap

extension Rule {
    /// Documents of one bundle that have the same name.
    static let repeatedDocument = Rule(
        "repeated-document", .broken,
        "No two documents of a bundle have the same name.",
        reason: """
            Documents lie side by side in the bundle, whatever folders they come from. Of two with the same name only \
            one gets there, and which one it is may change from build to build.
            """,
        wrong: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Home/Main.storyboard", "Shop/Main.storyboard"]),
                "Home/Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
                "Shop/Main.storyboard": "↓" + RuleExample.storyboard("<viewController id=\"shop\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        right: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Home/Main.storyboard", "Shop/Shop.storyboard"]),
                "Home/Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
                "Shop/Shop.storyboard": RuleExample.storyboard("<viewController id=\"shop\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        inFolder: { folder, _ in folder.problems(of: [.repeatedName]) })
}
