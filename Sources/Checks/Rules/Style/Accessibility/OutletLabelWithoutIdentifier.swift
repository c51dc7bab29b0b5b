import AppMap
import InterfaceBuilder

extension Rule {
    /// Labels that code fills and tests cannot find.
    static let outletLabelWithoutIdentifier = Rule(
        "outlet-label-without-identifier", .style,
        "A label with an outlet has an accessibility identifier.",
        reason: """
            A label that code knows mostly shows a text that changes, and tests that look at the text must find the label \
            by something else.
            """,
        wrong: [
            .scenes(
                """
                <viewController customClass="HomeViewController" id="home" sceneMemberID="viewController">
                    ↓<label key="view" text="Hello" id="greeting"/>
                    <connections>
                        <outlet property="greetingLabel" destination="greeting" id="outlet"/>
                    </connections>
                </viewController>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController customClass="HomeViewController" id="home" sceneMemberID="viewController">
                    <label key="view" text="Hello" id="greeting">
                        <accessibility key="accessibilityConfiguration" identifier="greeting"/>
                    </label>
                    <connections>
                        <outlet property="greetingLabel" destination="greeting" id="outlet"/>
                    </connections>
                </viewController>
                """),
        ],
        inDocument: { document, _ in
            document.elements("label").filter { label in
                View(label).accessibility?.identifier.nonEmpty == nil && label["id"].map { id in
                    document.objects.references(to: id).contains { ["outlet", "outletCollection"].contains($0.element.name) }
                } ?? false
            }.map { Fault($0, in: document, "The label has an outlet and no accessibility identifier. Give it one.") }
        })
}
