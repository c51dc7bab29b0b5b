import AppMap
import InterfaceBuilder

extension Rule {
    /// Colours that are not of the catalogue.
    static let catalogColors = Rule(
        "catalog-colors", .style,
        "Every colour is a named one of an asset catalogue.",
        reason: """
            A colour that is mixed in a document has no dark variant, and is not found when a team changes its palette.
            """,
        options: [
            RuleOption("names", .texts([]), "The named colours that are allowed; empty for all."),
            RuleOption("allowsSystemColors", .flag(true), "Whether the system's colours are allowed too."),
            RuleOption("allowsClear", .flag(true), "Whether a colour that is wholly transparent is allowed too."),
        ],
        wrong: [
            .xib(
                """
                <view id="box">
                    ↓<color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </view>
                """),
            .xib(
                """
                <view id="box">
                    ↓<color key="backgroundColor" name="Ink"/>
                </view>
                """,
                options: ["names": .texts(["Paper"])]),
        ],
        right: [
            .xib(
                """
                <view id="box">
                    <subviews>
                        <label id="label">
                            <color key="textColor" systemColor="labelColor"/>
                            <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                        </label>
                    </subviews>
                    <color key="backgroundColor" name="Paper"/>
                </view>
                """),
        ],
        inDocument: { document, options in
            let names = options.texts("names")
            return document.shownColors.compactMap { color in
                let fault: String
                switch color.value {
                case .named(let name) where names.isEmpty || names.contains(name): return nil
                case .named(let name): fault = "'\(name)' is not one of the colours that are allowed"
                case .system where options.flag("allowsSystemColors"): return nil
                case .system(let name), .catalog(_, let name): fault = "'\(name)' is a colour of the system"
                case .rgb, .white:
                    guard color.alpha > 0 || !options.flag("allowsClear") else { return nil }
                    fault = "The colour is mixed here"
                case .other: return nil
                }
                return Fault(color.element, in: document, "\(fault). Choose a colour of the asset catalogue.")
            }
        })
}

extension CheckedDocument {
    /// The colours that something is shown in, without the copies that the document keeps of named colours and without
    /// those of attributed texts.
    fileprivate var shownColors: [Color] {
        elements("color").filter { element in
            element.parent?.name != "color" && !element.ancestors.contains { Self.notShown.contains($0.name) }
        }.map(Color.init)
    }

    private static let notShown: Set<String> = ["resources", "attributedString"]
}
