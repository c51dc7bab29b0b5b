import AppMap

extension Rule {
    /// Main storyboards without an initial view controller.
    static let entryWithoutScene = Rule(
        "entry-without-scene", .broken,
        "A storyboard that the system opens has an initial view controller.",
        reason: """
            The system shows the initial view controller of the main storyboard. Where there is none it writes a line to \
            the log, and the user sees a black screen.
            """,
        wrong: [RuleExample([
            "Info.plist": RuleExample.propertyList("UIMainStoryboardFile", "Main").replacingFirst("UIMain", with: "↓UIMain"),
            "Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
        ])],
        right: [RuleExample([
            "Info.plist": RuleExample.propertyList("UIMainStoryboardFile", "Main"),
            "Main.storyboard": RuleExample.storyboard(
                "<viewController id=\"home\" sceneMemberID=\"viewController\"/>", initial: "home"),
        ])],
        inApp: { app, _ in
            // A storyboard that names an object that it does not have is told of for that.
            app.entryFaults { entry, fault in
                guard fault == .noInitialScene, let storyboard = entry.storyboard else { return false }
                return app.document(of: app.app[storyboard])?.danglingInitialScene == nil
            }
        })
}
