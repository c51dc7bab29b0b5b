import AppMap
import InterfaceBuilder

extension Rule {
    /// Relationships of controllers that have none of the kind.
    static let misplacedRelationship = Rule(
        "misplaced-relationship", .broken,
        "A relationship starts at a container that has it.",
        reason: """
            Navigation controllers have a root, tab bar controllers have tabs, split view controllers have columns. A \
            relationship of another controller, as an edit by hand leaves it, is never looked at.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="list" kind="relationship" ↓relationship="rootViewController" id="root"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"list\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                """
                <navigationController id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="list" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
                """,
                "<viewController id=\"list\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, _ in
            document.segues.compactMap { segue in
                guard segue.kind == .relationship, let relationship = segue.relationship,
                    let container = containers[relationship], let owner = segue.owner, owner.name != container
                else { return nil }
                return Fault(
                    segue.element, "relationship", in: document,
                    "The relationship '\(relationship)' belongs to a \(container) and starts at a \(owner.name), so it has no "
                        + "effect. Delete it, or make its owner a \(container).")
            }
        })

    private static let containers: [Segue.Relationship: String] = [
        .rootViewController: "navigationController", .viewControllers: "tabBarController",
        .masterViewController: "splitViewController", .detailViewController: "splitViewController",
        .supplementaryViewController: "splitViewController", .compactViewController: "splitViewController",
    ]
}
