import AppMap

extension Rule {
    /// Constraints on objects that the document does not have.
    static let danglingConstraint = Rule(
        "dangling-constraint", .broken,
        "The items of a constraint are in the same document.",
        reason: """
            A constraint on an item that is gone does not hold. What it placed lies somewhere else, and often not where \
            a user can see it.
            """,
        platforms: Platform.every,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <constraints>
                            <constraint ↓firstItem="gone" firstAttribute="top" secondItem="home-view" secondAttribute="top" id="top"/>
                        </constraints>
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
                            <label id="greeting" text="Hello"/>
                        </subviews>
                        <constraints>
                            <constraint firstItem="greeting" firstAttribute="top" secondItem="home-view" secondAttribute="top" id="top"/>
                        </constraints>
                    </view>
                </viewController>
                """),
        ],
        inDocument: { document, _ in
            document.danglingReferences.filter { $0.element.name == "constraint" }.map { reference in
                Fault(
                    reference.element, reference.attributeName, in: document,
                    "The constraint is on the object '\(reference.objectID)', which this document does not have, so it does "
                        + "not hold. Delete it, or make it anew.")
            }
        })
}
