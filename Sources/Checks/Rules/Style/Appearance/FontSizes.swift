import AppMap
import InterfaceBuilder

extension Rule {
    /// Fonts that are too small or too large.
    static let fontSizes = Rule(
        "font-sizes", .style,
        "Every font is of a size that people can read.",
        reason: """
            Small print is hard to read on a phone, and the system's text sizes start at eleven points.
            """,
        options: [
            RuleOption("minimum", .number(11), "The smallest size in points."),
            RuleOption("maximum", .number(1000), "The largest size in points."),
        ],
        wrong: [
            .xib(
                """
                <label id="label">
                    ↓<fontDescription key="fontDescription" type="system" pointSize="8.5"/>
                </label>
                """),
        ],
        right: [
            .xib(
                """
                <label id="label">
                    <fontDescription key="fontDescription" type="system" pointSize="17.5"/>
                </label>
                """),
        ],
        inDocument: { document, options in
            let (minimum, maximum) = (options.number("minimum"), options.number("maximum"))
            return document.fonts.compactMap { font in
                guard let size = font.pointSize, size > 0, size < minimum || size > maximum else { return nil }
                let wanted = size < minimum ? "at least \(minimum.shortText)" : "at most \(maximum.shortText)"
                return Fault(font.element, in: document, "The font is of \(size.shortText) points. Let it have \(wanted).")
            }
        })
}
