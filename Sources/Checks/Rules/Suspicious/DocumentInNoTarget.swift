extension Rule {
    /// Documents that nothing builds.
    static let documentInNoTarget = Rule(
        "document-in-no-target", .suspicious,
        "Every document is in a target.",
        reason: """
            A document in no target is in no bundle, and the app stops where it is asked for. Often it is one that was \
            copied into the folder and not added to the project.
            """,
        wrong: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard"]),
                "Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
                "Old.storyboard": "↓" + RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        right: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard"]),
                "Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        inFolder: { folder, _ in
            folder.folder.unowned.map {
                Fault(inFile: $0, "No target contains this document, so it is in no bundle. Add it to a target, or delete it.")
            }
        })
}
