extension Rule {
    /// Documents in the format of Xcode 3.
    static let legacyDocument = Rule(
        "legacy-document", .suspicious,
        "No document is in the format of Xcode 3.",
        reason: """
            Before Xcode 4.2 a xib was an archive of the editor's own objects. Such files have no public structure, so \
            nothing can be said of them, and new versions of Xcode may no longer open them.
            """,
        wrong: [
            RuleExample(["View.xib": """
                ↓<?xml version="1.0" encoding="UTF-8"?>
                <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"/>

                """]),
        ],
        right: [.xib("<view id=\"view\"/>")],
        inFolder: { folder, _ in folder.problems(of: [.legacyDocument]) })
}
