import AppMap
import InterfaceBuilder

extension Rule {
    /// Relationships of controllers that have none of the kind.
    static let misplacedRelationship = Rule(
        "misplaced-relationship", .broken,
        "A relationship says which it is, and starts at a container that has it.",
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
                """
                <tabBarController id="tabs" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="list" kind="relationship" id="tab"/>
                    </connections>
                </tabBarController>
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
                guard segue.kind == .relationship else { return nil }
                guard segue.element["relationship"].nonEmpty != nil else {
                    return Fault(
                        segue.element, in: document,
                        "The relationship does not say which one it is, so it has no effect. Say it, or delete the segue.")
                }
                guard let relationship = segue.relationship,
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
