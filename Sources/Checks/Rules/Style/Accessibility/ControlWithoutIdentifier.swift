import AppMap
import InterfaceBuilder

extension Rule {
    /// Controls that tests cannot find.
    static let controlWithoutIdentifier = Rule(
        "control-without-identifier", .style,
        "Everything that a user can touch has an accessibility identifier.",
        reason: """
            Tests of the interface find controls by their identifiers. What they find by its text they lose with the next \
            change of it, or in another language.
            """,
        options: [
            RuleOption(
                "kinds", .texts([
                    "button", "switch", "slider", "stepper", "segmentedControl", "pageControl", "textField", "textView", "searchBar",
                    "datePicker", "pickerView", "colorWell",
                ]), "The elements that need an identifier."),
        ],
        wrong: [.xib("↓<button id=\"pay\"/>")],
        right: [
            .xib(
                """
                <button id="pay">
                    <accessibility key="accessibilityConfiguration" identifier="pay"/>
                </button>
                """),
        ],
        inDocument: { document, options in
            document.elements(options.texts("kinds")).filter { View($0).accessibility?.identifier.nonEmpty == nil }.map {
                Fault($0, in: document, "The \($0.name.separateWords) has no accessibility identifier, so tests cannot find it. Give it one.")
            }
        })
}
