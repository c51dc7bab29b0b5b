extension Rule {
    /// Stack views with a background.
    static let stackViewBackground = Rule(
        "stack-view-background", .style,
        "No stack view has a background colour.",
        reason: """
            Before iOS 14 a stack view does not draw its background, and what the editor shows is not what users see.
            """,
        wrong: [
            .xib(
                """
                <stackView id="stack">
                    ↓<color key="backgroundColor" systemColor="systemBackgroundColor"/>
                </stackView>
                """),
        ],
        right: [.xib("<stackView id=\"stack\"/>")],
        inDocument: { document, _ in
            document.elements("stackView").compactMap { $0.child("color", key: "backgroundColor") }.map { color in
                Fault(color, in: document, "The stack view has a background colour. Give the colour to a view around it.")
            }
        })
}
