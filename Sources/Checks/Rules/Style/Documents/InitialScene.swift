extension Rule {
    /// Storyboards without an initial view controller.
    static let initialScene = Rule(
        "initial-scene", .style,
        "Every storyboard has an initial view controller.",
        reason: """
            A storyboard with a start can be opened and referred to by its name alone.
            """,
        wrong: [
            RuleExample(["Main.storyboard": RuleExample.storyboard(
                "<viewController id=\"home\" sceneMemberID=\"viewController\"/>"
            ).replacingFirst("<document", with: "↓<document")]),
        ],
        right: [.scenes("<viewController id=\"home\" sceneMemberID=\"viewController\"/>", initial: "home")],
        inDocument: { document, _ in
            guard document.isStoryboard, document.content.root["initialViewController"] == nil else { return [] }
            return [Fault(document.content.root, in: document, "The storyboard has no initial view controller. Choose one.")]
        })
}
