import AppMap
import InterfaceBuilder

extension Rule {
    /// Storyboards that have grown too large.
    static let largeStoryboard = Rule(
        "large-storyboard", .style,
        "A storyboard has no more scenes than a team has agreed on.",
        reason: """
            Every change compiles the whole storyboard again, the editor grows slow, and merges meet more often.
            """,
        options: [RuleOption("maximum", .number(20), "The most scenes that a storyboard may have, references left out.")],
        wrong: [
            RuleExample(
                ["Main.storyboard": RuleExample.storyboard(
                    "<viewController id=\"one\" sceneMemberID=\"viewController\"/>",
                    "<viewController id=\"two\" sceneMemberID=\"viewController\"/>"
                ).replacingFirst("<document", with: "↓<document")],
                options: ["maximum": .number(1)]),
        ],
        right: [
            .scenes(
                "<viewController id=\"one\" sceneMemberID=\"viewController\"/>",
                "<viewController id=\"two\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, options in
            let count = document.scenes.compactMap(\.viewController).count
            guard Double(count) > options.number("maximum") else { return [] }
            return [Fault(
                document.content.root, in: document,
                "The storyboard has \(count) scenes. Move those that belong together to storyboards of their own.")]
        })
}
