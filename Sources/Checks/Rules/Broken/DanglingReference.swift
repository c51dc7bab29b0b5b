import AppMap
import InterfaceBuilder

extension Rule {
    /// Other mentions of objects that the document does not have.
    static let danglingReference = Rule(
        "dangling-reference", .broken,
        "Every object that another one mentions is in the same document.",
        reason: """
            Cells name their labels by object id, popovers their anchors, variations what they leave out. Where the \
            object is gone the mention has no effect: the label stays empty, the popover has nothing to point at.
            """,
        platforms: Platform.every,
        wrong: [
            .scenes(
                """
                <tableViewController id="list" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="table">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Book" style="IBUITableViewCellStyleDefault" ↓textLabel="gone" id="cell">
                                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"/>
                            </tableViewCell>
                        </prototypes>
                    </tableView>
                </tableViewController>
                """),
        ],
        right: [
            .scenes(
                """
                <tableViewController id="list" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="table">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Book" style="IBUITableViewCellStyleDefault" textLabel="title" id="cell">
                                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                                    <subviews>
                                        <label text="Title" id="title"/>
                                    </subviews>
                                </tableViewCellContentView>
                            </tableViewCell>
                        </prototypes>
                    </tableView>
                </tableViewController>
                """),
        ],
        inDocument: { document, _ in
            document.danglingReferences.filter(hasNoOtherRule).map { reference in
                Fault(
                    reference.element, reference.attributeName, in: document,
                    "'\(reference.attributeName)' is the object '\(reference.objectID)', which this document does not have, "
                        + "so it has no effect. Choose another object, or take it out.")
            }
        })

    private static func hasNoOtherRule(_ reference: ObjectReference) -> Bool {
        switch reference.element.name {
        case "outlet", "outletCollection", "action", "constraint": false
        case "segue": reference.attributeName != "destination" && reference.element.parent?.name != "inferredMetricsTieBreakers"
        default: reference.attributeName != "initialViewController"
        }
    }
}
