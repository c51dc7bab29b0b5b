import AppMap

extension WalkRule {
    /// Storyboards that the system opens and that cannot be read.
    static let unreadableEntry = WalkRule(
        "unreadable-entry", .broken,
        "A storyboard that the system opens can be read.",
        reason: "A storyboard that cannot be read cannot be built, and nothing can be walked that begins in it.",
        wrong: [
            RuleExample([
                "Info.plist": """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <plist version="1.0"><dict><key>↓UIMainStoryboardFile</key><string>Main</string></dict></plist>

                    """,
                "Main.storyboard": "<document><scenes>\n",
                "Help.storyboard": RuleExample.storyboard("<viewController id=\"help\" sceneMemberID=\"viewController\"/>", initial: "help"),
            ]),
        ],
        right: [
            RuleExample([
                "Info.plist": """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>

                    """,
                "Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>", initial: "home"),
            ]),
        ]
    ) { facts in
        facts.faults(ofEntries: { if case .storyboardUnreadable = $1 { .broken } else { nil } })
    }
}
