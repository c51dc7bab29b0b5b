import AppMap

extension Rule {
    /// Storyboards without scenes.
    static let emptyStoryboard = Rule(
        "empty-storyboard", .suspicious,
        "A storyboard has scenes.",
        reason: """
            A storyboard without scenes shows nothing. It was never filled, or its scenes were moved away and it was \
            forgotten.
            """,
        platforms: Platform.every,
        wrong: [
            RuleExample(["Main.storyboard": """
                <?xml version="1.0" encoding="UTF-8"?>
                ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                    <scenes/>
                </document>

                """]),
        ],
        right: [.scenes("<viewController id=\"home\" sceneMemberID=\"viewController\"/>")],
        inDocument: { document, _ in
            guard document.isStoryboard, document.scenes.isEmpty else { return [] }
            return [Fault(document.content.root, in: document, "The storyboard has no scenes. Add some, or delete it.")]
        })
}
