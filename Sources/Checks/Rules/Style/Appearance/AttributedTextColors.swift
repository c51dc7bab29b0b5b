extension Rule {
    /// Attributed texts that bring colours of their own.
    static let attributedTextColors = Rule(
        "attributed-text-colors", .style,
        "No attributed text has a colour.",
        reason: """
            The colours of an attributed text are mixed into it. They have no name and no dark variant.
            """,
        wrong: [
            .xib(
                """
                <label id="label">
                    <attributedString key="attributedText">
                        <fragment content="Hello">
                            <attributes>
                                ↓<color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                            </attributes>
                        </fragment>
                    </attributedString>
                </label>
                """),
        ],
        right: [
            .xib(
                """
                <label id="label">
                    <attributedString key="attributedText">
                        <fragment content="Hello"/>
                    </attributedString>
                </label>
                """),
        ],
        inDocument: { document, _ in
            document.elements("color").filter { color in
                let text = color.ancestors.first { $0.name == "attributedString" }
                return text.map { $0["key"] != "userComments" } ?? false
            }.map {
                Fault(
                    $0, in: document,
                    "The attributed text has a colour of its own. Set its colour in code, or use a plain text.")
            }
        })
}
