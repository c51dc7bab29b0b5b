import AppMap
import InterfaceBuilder

extension Rule {
    /// Constraints that say the same twice.
    static let duplicateConstraint = Rule(
        "duplicate-constraint", .suspicious,
        "No two constraints say the same.",
        reason: """
            The second of two equal constraints does nothing, until somebody changes or deletes the other one and \
            wonders why nothing moves. Constraints that only differ in their constant, even by half a point, are not equal.
            """,
        platforms: Platform.every,
        isFixable: true,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <label text="Hello" id="label"/>
                        </subviews>
                        <constraints>
                            <constraint firstItem="label" firstAttribute="top" secondItem="home-view" secondAttribute="top" constant="8.5" id="one"/>
                            ↓<constraint firstItem="label" firstAttribute="top" secondItem="home-view" secondAttribute="top" constant="8.5" id="two"/>
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
                            <label text="Hello" id="label"/>
                        </subviews>
                        <constraints>
                            <constraint firstItem="label" firstAttribute="top" secondItem="home-view" secondAttribute="top" constant="8.5" id="one"/>
                            <constraint firstItem="label" firstAttribute="leading" secondItem="home-view" secondAttribute="leading" constant="8.5" id="two"/>
                            <constraint firstItem="label" firstAttribute="top" secondItem="home-view" secondAttribute="top" constant="9.5" priority="750" id="three"/>
                        </constraints>
                    </view>
                </viewController>
                """),
        ],
        inDocument: { document, _ in
            let masked = document.maskedIDs
            var first: [ConstraintContent: Element] = [:]
            return document.elements("constraint").map(Constraint.init).compactMap { constraint in
                // What holds for some size classes only may have its double for the others.
                guard !constraint.isPlaceholder, constraint.variations.isEmpty,
                    constraint.objectID.map({ !masked.contains($0) }) ?? true
                else { return nil }
                let content = ConstraintContent(constraint)
                guard let earlier = first[content] else {
                    first[content] = constraint.element
                    return nil
                }
                return Fault(
                    constraint.element, in: document,
                    "Another constraint says the same, so this one does nothing. Delete it.",
                    related: [document.place(earlier, "the other constraint")],
                    fix: Fix(summary: "delete the constraint", edits: [.remove(constraint.element.id)]).unlessMentioned(
                        constraint.objectID, in: document))
            }
        })
}

/// What a constraint says.
private struct ConstraintContent: Hashable {
    let first: String?
    let firstAnchor: Constraint.Anchor?
    let relation: Constraint.Relation
    let second: String?
    let secondAnchor: Constraint.Anchor?
    let multiplier: Double
    let constant: Double
    let priority: Double
    let isSymbolic: Bool

    init(_ constraint: Constraint) {
        first = constraint.firstItemID ?? constraint.owner?["id"]
        firstAnchor = constraint.firstAttribute
        relation = constraint.relation
        second = constraint.secondItemID
        secondAnchor = constraint.secondAttribute
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority
        isSymbolic = constraint.isSymbolic
    }
}

extension CheckedDocument {
    /// The ids of objects that are left out or added where some traits hold.
    fileprivate var maskedIDs: Set<String> {
        Set(elements(["include", "exclude"]).compactMap { $0["reference"] })
    }
}

extension Fix {
    /// The fix where nothing mentions the object that it takes away; nil otherwise.
    fileprivate func unlessMentioned(_ id: String?, in document: CheckedDocument) -> Fix? {
        id.map { document.objects.references(to: $0).isEmpty } ?? true ? self : nil
    }
}
