import AppMap
import InterfaceBuilder

extension Rule {
    /// Text fields that only a placeholder describes.
    static let textInputWithoutLabel = Rule(
        "text-input-without-label", .style,
        "A text field with a placeholder has an accessibility label.",
        reason: """
            The placeholder is read out only while the field is empty. After that a listener hears the text and not what it \
            is for.
            """,
        wrong: [.xib("↓<textField placeholder=\"Name\" id=\"name\"/>")],
        right: [
            .xib(
                """
                <textField placeholder="Name" id="name">
                    <accessibility key="accessibilityConfiguration" label="Name"/>
                </textField>
                """),
        ],
        inDocument: { document, _ in
            document.elements(["textField", "searchBar"]).filter { field in
                field["placeholder"].nonEmpty != nil && View(field).accessibility?.label.nonEmpty == nil
            }.map {
                Fault(
                    $0, in: document,
                    "Only the placeholder says what the \($0.name) is for. Give it an accessibility label.")
            }
        })
}
