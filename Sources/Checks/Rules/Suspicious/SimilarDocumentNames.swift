import AppMap

extension Rule {
    /// Documents whose names can be taken for one another.
    static let similarDocumentNames = Rule(
        "similar-document-names", .suspicious,
        "No two documents of a bundle have names that differ only in case or in how their letters are composed.",
        reason: """
            Most Macs keep only one of two files whose names differ in case, and a simulator finds either by any \
            spelling. A phone does not.
            """,
        wrong: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["A/Main.storyboard", "B/main.storyboard"]),
                "A/Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
                "B/main.storyboard": "↓" + RuleExample.storyboard("<viewController id=\"shop\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        right: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["A/Main.storyboard", "B/Shop.storyboard"]),
                "A/Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
                "B/Shop.storyboard": RuleExample.storyboard("<viewController id=\"shop\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        inFolder: { folder, _ in folder.problems(of: [.namesLookAlike, .namesDifferInCase]) })
}
