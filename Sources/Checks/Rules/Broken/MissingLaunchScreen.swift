import AppMap

extension Rule {
    /// Launch screens that are not in the bundle.
    static let missingLaunchScreen = Rule(
        "missing-launch-screen", .broken,
        "The launch screen that Info.plist names is in the app's bundle.",
        reason: """
            Where the launch screen is not found, the app starts with a blank screen and may run in the size of an \
            old phone.
            """,
        platforms: Platform.every,
        wrong: [RuleExample([
            "Info.plist": RuleExample.propertyList("UILaunchStoryboardName", "Launch").replacingFirst("UILaunch", with: "↓UILaunch"),
            "Start.storyboard": RuleExample.storyboard("<viewController id=\"start\" sceneMemberID=\"viewController\"/>"),
        ])],
        right: [RuleExample([
            "Info.plist": RuleExample.propertyList("UILaunchStoryboardName", "Launch"),
            "Launch.storyboard": RuleExample.storyboard(
                "<viewController id=\"launch\" sceneMemberID=\"viewController\"/>", initial: "launch"),
        ])],
        inApp: { app, _ in
            app.entryFaults { entry, fault in
                if case .storyboardMissing = fault { entry.point.kind == .launch } else { false }
            }
        })
}
