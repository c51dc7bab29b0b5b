extension Rule {
    /// Scenes without a controller.
    static let sceneWithoutController = Rule(
        "scene-without-controller", .suspicious,
        "Every scene has a view controller.",
        reason: """
            A scene is shown by its controller. A scene without one is what is left when the controller was deleted and \
            something beside it was not.
            """,
        wrong: [.scenes("<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"responder\"/>").markingScene],
        right: [.scenes("<viewController id=\"home\" sceneMemberID=\"viewController\"/>")],
        inFolder: { folder, _ in folder.problems(of: [.sceneWithoutController]) })
}

extension RuleExample {
    /// The example with its first scene marked.
    fileprivate var markingScene: RuleExample {
        RuleExample(["Main.storyboard": (files.first?.text ?? "").replacingFirst("<scene ", with: "↓<scene ")])
    }
}
