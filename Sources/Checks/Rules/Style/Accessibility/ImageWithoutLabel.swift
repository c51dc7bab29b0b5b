import AppMap
import InterfaceBuilder

extension Rule {
    /// Images that are read out by their file names.
    static let imageWithoutLabel = Rule(
        "image-without-label", .style,
        "An image that is an accessibility element has a label.",
        reason: """
            Without a label the name of the image's file is read out, which was not made for listeners.
            """,
        wrong: [
            .xib(
                """
                ↓<imageView image="ic_star_filled" id="star">
                    <accessibility key="accessibilityConfiguration">
                        <bool key="isElement" value="YES"/>
                    </accessibility>
                </imageView>
                """),
        ],
        right: [
            .xib(
                """
                <imageView image="ic_star_filled" id="star">
                    <accessibility key="accessibilityConfiguration" label="Favourite">
                        <bool key="isElement" value="YES"/>
                    </accessibility>
                </imageView>
                """),
        ],
        inDocument: { document, _ in
            document.elements("imageView").filter { image in
                let accessibility = View(image).accessibility
                return accessibility?.isElement == true && accessibility?.label.nonEmpty == nil
            }.map { Fault($0, in: document, "The image is read out by the name of its file. Give it an accessibility label.") }
        })
}
