import AppMap
import InterfaceBuilder

extension Rule {
    /// Storyboards of more than one scene.
    static let singleScene = Rule(
        "single-scene", .style,
        "A storyboard has one scene beside its storyboard references.",
        reason: """
            Two people who work on scenes of one storyboard meet in its merge conflicts. With one scene in each, they do \
            not.
            """,
        wrong: [
            .scenes(
                "<viewController id=\"one\" sceneMemberID=\"viewController\"/>",
                "↓<viewController id=\"two\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                "<viewController id=\"one\" sceneMemberID=\"viewController\"/>",
                "<viewControllerPlaceholder storyboardName=\"Two\" id=\"two\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, _ in
            document.scenes.compactMap(\.viewController).dropFirst().map { controller in
                Fault(
                    controller.element, in: document,
                    "The storyboard has another scene already. Move this one to a storyboard of its own.")
            }
        })
}
