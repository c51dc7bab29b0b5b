import AppMap
import InterfaceBuilder

extension Rule {
    /// Fonts that a team has not agreed on.
    static let allowedFonts = Rule(
        "allowed-fonts", .style,
        "Every font is one that a team has agreed on.",
        reason: """
            An app of few fonts looks as if made by one hand.
            """,
        options: [
            RuleOption("fonts", .texts([]), "The PostScript names of the fonts that are allowed; with a size after a space, in that size "
                + "only, as in `Lobster-Regular 17`."),
            RuleOption("allowsSystemFonts", .flag(true), "Whether the system's font is allowed in all sizes."),
            RuleOption("allowsTextStyles", .flag(true), "Whether text styles are allowed, which follow the reader's preferred size."),
        ],
        wrong: [
            .xib(
                """
                <label id="label">
                    ↓<fontDescription key="fontDescription" name="Georgia" family="Georgia" pointSize="17.5"/>
                </label>
                """,
                options: ["fonts": .texts(["Georgia 17", "Lobster-Regular"])]),
        ],
        right: [
            .xib(
                """
                <view id="view">
                    <subviews>
                        <label id="one">
                            <fontDescription key="fontDescription" name="Georgia" family="Georgia" pointSize="17"/>
                        </label>
                        <label id="two">
                            <fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="17.5"/>
                        </label>
                        <label id="three">
                            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                        </label>
                    </subviews>
                </view>
                """,
                options: ["fonts": .texts(["Georgia 17", "Lobster-Regular"])]),
        ],
        inDocument: { document, options in
            let allowed = options.texts("fonts")
            return document.fonts.compactMap { font in
                switch font.face {
                case .textStyle where options.flag("allowsTextStyles"), .other: return nil
                case .system where options.flag("allowsSystemFonts"): return nil
                default: break
                }
                let name = font.shortName
                let sized = font.pointSize.map { "\(name) \($0.shortText)" } ?? name
                guard !allowed.contains(name), !allowed.contains(sized) else { return nil }
                return Fault(font.element, in: document, "The font '\(sized)' is not one of those that are allowed. Choose another.")
            }
        })
}

extension Font {
    /// The name by which a configuration knows the font: a PostScript name, a text style, or a font of the system.
    fileprivate var shortName: String {
        switch face {
        case .textStyle(let style): style
        case .named(let name, _): name
        case .system(let system): system.rawValue
        case .other: ""
        }
    }
}

extension Double {
    /// Without decimals where it has none.
    var shortText: String { Int(exactly: self).map(String.init) ?? String(self) }
}
