import AppMap
import InterfaceBuilder

extension Rule {
    /// Constraints to margins.
    static let relativeToMargin = Rule(
        "relative-to-margin", .style,
        "No constraint is relative to a margin.",
        reason: """
            Margins depend on the device and the scene, so that a distance from a margin is not the distance that was \
            drawn.
            """,
        wrong: [
            .xib(
                """
                <view id="box">
                    <subviews>
                        <label text="Hello" id="label"/>
                    </subviews>
                    <constraints>
                        ↓<constraint firstItem="label" firstAttribute="leading" secondItem="box" secondAttribute="leadingMargin" id="edge"/>
                    </constraints>
                </view>
                """),
        ],
        right: [
            .xib(
                """
                <view id="box">
                    <subviews>
                        <label text="Hello" id="label"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="label" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="edge"/>
                    </constraints>
                </view>
                """),
        ],
        inDocument: { document, _ in
            document.elements("constraint").map(Constraint.init).filter { constraint in
                [constraint.firstAttribute, constraint.secondAttribute].contains { $0?.rawValue.contains("Margin") ?? false }
            }.map { constraint in
                Fault(
                    constraint.element, in: document,
                    "The constraint is relative to a margin. Take it from the edge or the safe area.")
            }
        })
}
