import AppMap
import InterfaceBuilder

extension Rule {
    /// Buttons of an image alone that are read out by its file name.
    static let imageButtonWithoutLabel = Rule(
        "image-button-without-label", .style,
        "A button that shows an image and no text has an accessibility label.",
        reason: """
            Without a label the name of the image's file is read out, and a listener cannot know what the button does.
            """,
        wrong: [
            .xib(
                """
                ↓<button id="close">
                    <state key="normal" image="ic_close_24"/>
                </button>
                """),
        ],
        right: [
            .xib(
                """
                <button id="close">
                    <accessibility key="accessibilityConfiguration" label="Close"/>
                    <state key="normal" image="ic_close_24"/>
                </button>
                """),
        ],
        inDocument: { document, _ in
            document.elements("button").filter { element in
                let button = Button(element)
                let isTitled = button.title.nonEmpty != nil || button.normalState?.attributedTitle?.string.isEmpty == false
                return button.image != nil && !isTitled && button.accessibility?.label.nonEmpty == nil
            }.map { Fault($0, in: document, "The button is read out by the name of its image. Give it an accessibility label.") }
        })
}
