import AppMap

extension Rule {
    /// Objects that share an id.
    static let duplicateObjectID = Rule(
        "duplicate-object-id", .broken,
        "No two objects of a document have the same id.",
        reason: """
            Objects mention one another by id. Where two have the same, which mostly comes from a merge, Apple's \
            compiler fails, or outlets, constraints and segues lead to the wrong one.
            """,
        platforms: Platform.every,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <label text="Hello" id="label"/>
                            ↓<label text="World" id="label"/>
                        </subviews>
                    </view>
                </viewController>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <textView id="text">
                                <attributedString key="attributedText" id="text"/>
                            </textView>
                            <label text="World" id="label"/>
                        </subviews>
                    </view>
                </viewController>
                """),
        ],
        inDocument: { document, _ in
            document.objects.duplicates.flatMap { elements in
                elements.dropFirst().map { element in
                    Fault(
                        element, in: document,
                        "This \(element.name) has the id '\(element["id"] ?? "")', which a \(elements[0].name) has already. "
                            + "Apple's compiler fails, or connections lead to the wrong one. Give one of them another id.",
                        related: [document.place(elements[0], "the first object of this id")])
                }
            }
        })
}
