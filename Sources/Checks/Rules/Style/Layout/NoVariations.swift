extension Rule {
    /// Variations for some traits.
    static let noVariations = Rule(
        "no-variations", .style,
        "Nothing varies by size class or appearance.",
        reason: """
            What holds for some traits only is shown nowhere else in the editor, and is easily missed. Some teams vary in \
            code only.
            """,
        wrong: [
            .xib(
                """
                <view id="box">
                    ↓<variation key="widthClass=compact" alpha="0.5"/>
                </view>
                """),
        ],
        right: [.xib("<view alpha=\"0.5\" id=\"box\"/>")],
        inDocument: { document, _ in
            document.elements("variation").filter { $0["key"] != "default" }.map { variation in
                Fault(
                    variation, in: document,
                    "Something varies with '\(variation["key"] ?? "")'. Let it be the same for all traits.")
            }
        })
}
