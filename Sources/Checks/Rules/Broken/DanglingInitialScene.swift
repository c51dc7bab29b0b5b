import AppMap

extension Rule {
    /// Initial view controllers that are not in the storyboard.
    static let danglingInitialScene = Rule(
        "dangling-initial-scene", .broken,
        "The initial view controller of a storyboard is one of its scenes.",
        reason: """
            A storyboard names its initial view controller by object id. After that scene is deleted by hand or lost in \
            a merge, the storyboard has no start, though it looks as if it had one.
            """,
        platforms: Platform.every,
        wrong: [
            RuleExample(["Main.storyboard": RuleExample.storyboard(
                "<viewController id=\"home\" sceneMemberID=\"viewController\"/>", initial: "start"
            ).replacingFirst("initialViewController", with: "↓initialViewController")]),
        ],
        right: [.scenes("<viewController id=\"home\" sceneMemberID=\"viewController\"/>", initial: "home")],
        inDocument: { document, _ in
            let root = document.content.root
            guard let id = root["initialViewController"].nonEmpty, document.objects.element(id: id) == nil else { return [] }
            return [Fault(
                root, "initialViewController", in: document,
                "The initial view controller is the object '\(id)', which this storyboard does not have. Whatever opens the "
                    + "storyboard without naming a scene finds none. Choose the initial view controller again.")]
        })
}
