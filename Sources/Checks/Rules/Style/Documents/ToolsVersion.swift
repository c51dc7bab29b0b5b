import AppMap

import InterfaceBuilder

extension Rule {
    /// Documents that an older Xcode wrote.
    static let toolsVersion = Rule(
        "tools-version", .style,
        "Every document was saved by a version of Interface Builder that a team has agreed on.",
        reason: """
            Each version of Xcode writes documents a little otherwise. A team whose members use different ones sees \
            changes that nobody made.
            """,
        options: [
            RuleOption("minimum", .number(0), "The lowest build of Interface Builder, as in 21701; 0 for any."),
            RuleOption("maximum", .number(0), "The highest build of Interface Builder; 0 for any."),
        ],
        wrong: [
            RuleExample(
                ["Main.storyboard": RuleExample.storyboard(
                    "<viewController id=\"home\" sceneMemberID=\"viewController\"/>", attributes: "↓toolsVersion=\"9059\"")],
                options: ["minimum": .number(21701)]),
        ],
        right: [
            RuleExample(
                ["Main.storyboard": RuleExample.storyboard(
                    "<viewController id=\"home\" sceneMemberID=\"viewController\"/>", attributes: "toolsVersion=\"23094\"")],
                options: ["minimum": .number(21701)]),
        ],
        inDocument: { document, options in
            guard let text = document.interface.toolsVersion, let version = text.split(separator: ".").first.flatMap({ Double($0) })
            else { return [] }
            let (minimum, maximum) = (options.number("minimum"), options.number("maximum"))
            guard version < minimum || maximum > 0 && version > maximum else { return [] }
            let wanted = version < minimum ? "\(minimum.shortText) or newer" : "\(maximum.shortText) or older"
            return [Fault(
                document.content.root, "toolsVersion", in: document,
                "The document was saved by build \(text) of Interface Builder and not by \(wanted). Save it with that Xcode.")]
        })
}
